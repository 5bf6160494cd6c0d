import AssistantEngine
import Glibc
import Testing

struct StateFolderTests {
  @Test(arguments: [
    (["HOME": "/home/p"], "/home/p/.local/share/behest", "/home/p/.config/behest"),
    (["HOME": "/home/p", "XDG_DATA_HOME": "/d"], "/d/behest", "/home/p/.config/behest"),
    (
      ["HOME": "/home/p", "XDG_DATA_HOME": "relative"], "/home/p/.local/share/behest",
      "/home/p/.config/behest"
    ),
    (["HOME": "/h", "XDG_CONFIG_HOME": "/c"], "/h/.local/share/behest", "/c/behest"),
  ])
  func `follows the XDG rules`(
    _ environment: [String: String], _ data: String, _ config: String
  ) {
    let folder = StateFolder(environment: environment)
    #expect(folder.data == data)
    #expect(folder.config == config)
    #expect(folder.root == nil)
  }

  @Test func `keeps everything in one folder, made for its owner alone`() throws {
    let temporary = try TemporaryFolder()
    let folder = StateFolder(root: temporary.path + "/new/state")
    try folder.make()
    #expect(temporary.names("new/state") == ["cache", "config", "data", "state", "tmp"])
    for path in ["new", "new/state", "new/state/data"] {
      var information = stat()
      #expect(stat("\(temporary.path)/\(path)", &information) == 0)
      #expect(information.st_mode & 0o777 == 0o700)
    }
  }

  @Test func `a replay gets a copy that goes with it`() throws {
    let fixture = try TemporaryFolder()
    try fixture.write("BEGIN", to: "data/calendars/home/a.ics")
    try fixture.write("A = b", to: "environment")
    symlink("calendars", fixture.path + "/data/link")
    let parent = try TemporaryFolder()
    var replay: ReplayState? = try ReplayState(copying: fixture.path, in: parent.path)
    let root = try #require(replay?.folder.root)
    let copy = String(root.dropFirst(parent.path.count + 1))
    #expect(parent.read(copy + "/data/calendars/home/a.ics") == "BEGIN")
    #expect(parent.read(copy + "/data/link/home/a.ics") == "BEGIN")
    #expect(
      parent.names(copy) == ["cache", "config", "data", "environment", "state", "tmp"])
    try parent.write("changed", to: copy + "/data/calendars/home/a.ics")
    #expect(fixture.read("data/calendars/home/a.ics") == "BEGIN")
    replay = nil
    #expect(parent.names("") == [])
    #expect(fixture.read("data/calendars/home/a.ics") == "BEGIN")
  }

  @Test func `a fixture that is missing is said`() {
    #expect(throws: StateError.system(path: "/nowhere", errno: ENOENT)) {
      try ReplayState(copying: "/nowhere", in: "/tmp")
    }
  }

  @Test func `reads what a state folder wants set up`() throws {
    let temporary = try TemporaryFolder()
    try temporary.write(
      """
      # The app reads this instead of its own reservations.
      STAYS_RESERVATIONS = ${STATE}/data/none.json\r
        GREETING=Hello = there ${STATE}${STATE} $ {STATE}
      EMPTY =
      """, to: "environment")
    try temporary.write(
      "ORDERS_API_URL = orders-server --port 0  --fault slow*2\n", to: "services")
    let folder = StateFolder(root: temporary.path)
    let root = try #require(folder.root)
    let settings = try StateSettings(of: folder)
    #expect(
      settings.environment == [
        "STAYS_RESERVATIONS": root + "/data/none.json",
        "GREETING": "Hello = there \(root)\(root) $ {STATE}", "EMPTY": "",
      ])
    #expect(
      settings.services == [
        .init(
          variable: "ORDERS_API_URL",
          command: ["orders-server", "--port", "0", "--fault", "slow*2"]
        )
      ])
  }

  @Test(arguments: [
    ("environment", "A = b\nnonsense"), ("services", "A = b\nB ="), ("services", "= b"),
  ])
  func `says which line is not NAME = value`(_ file: String, _ text: String) throws {
    let temporary = try TemporaryFolder()
    let path = try temporary.write(text, to: file)
    let line = text.split(separator: "\n").count
    #expect(
      throws: StateError.damaged(path: path, reason: "line \(line) is not NAME = value")
    ) {
      try StateSettings(of: StateFolder(root: temporary.path))
    }
  }

  @Test(arguments: [AppEnvironment.Conversation.live, .replay])
  func `a replay's apps see nothing of the world around`(
    _ conversation: AppEnvironment.Conversation
  ) {
    let environment = AppEnvironment(
      conversation,
      inherited: ["PATH": "/bin", "HOME": "/home/p", "TZ": "UTC", "XDG_DATA_HOME": "/own"],
      state: StateFolder(root: "/s"), additions: ["URL": "http://localhost:1"], zone: "Asia/Seoul")
    let own = [
      "PATH": "/bin", "TZ": "Asia/Seoul", "URL": "http://localhost:1", "BEHEST_DOOR": "3",
      "SWIFT_BACKTRACE": "enable=no", "XDG_DATA_HOME": "/s/data", "XDG_STATE_HOME": "/s/state",
      "XDG_CONFIG_HOME": "/s/config", "XDG_CACHE_HOME": "/s/cache", "TMPDIR": "/s/tmp",
    ]
    switch conversation {
    case .live: #expect(environment.variables == own.merging(["HOME": "/home/p"]) { $1 })
    case .replay: #expect(environment.variables == own)
    }
  }
}
