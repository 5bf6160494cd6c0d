import AssistantEngine
import ExtensionProtocol
import Glibc
import Testing

struct PermissionStoreTests {
  private let temporary: TemporaryFolder
  private let folder: StateFolder
  private let store: PermissionStore

  init() throws {
    temporary = try TemporaryFolder()
    folder = StateFolder(root: temporary.path)
    store = PermissionStore(folder)
  }

  private var calendar: String { folder.data + "/calendars/home" }

  private func status(_ app: String = "Stays") -> PermissionStatus {
    store.status(app: app, kind: "calendar", resource: calendar)
  }

  private func allow(_ app: String = "Stays") throws {
    try store.record(.writeOnly, app: app, kind: "calendar", resource: calendar)
  }

  @Test func `keeps an answer for one app, kind and resource`() throws {
    #expect(status() == .notDetermined)
    try allow()
    #expect(status() == .writeOnly)
    #expect(status("Orders") == .notDetermined)
    #expect(store.status(app: "Stays", kind: "photos", resource: calendar) == .notDetermined)
    #expect(store.status(app: "Stays", kind: "calendar", resource: "/other") == .notDetermined)
    try store.record(.denied, app: "Stays", kind: "calendar", resource: calendar)
    #expect(try store.entries().map(\.status) == [.denied])
  }

  @Test func `a resource within the state moves with it`() throws {
    try allow()
    let moved = try ReplayState(copying: temporary.path, in: "/tmp")
    let store = PermissionStore(moved.folder)
    let calendar = moved.folder.data + "/calendars/home"
    #expect(store.status(app: "Stays", kind: "calendar", resource: calendar) == .writeOnly)
  }

  @Test func `the files are their owner's alone`() throws {
    try allow()
    for (path, mode) in [("state", 0o700), ("state/permissions.json", 0o600)] {
      var information = stat()
      #expect(stat("\(temporary.path)/\(path)", &information) == 0)
      #expect(information.st_mode & 0o777 == mode)
    }
  }

  @Test(arguments: [
    "", "{", "[]", #"{"version":1}"#, #"{"permissions":[]}"#,
    #"{"version":1,"permissions":[{"app":"Stays","kind":"calendar","status":"fullAccess"}]}"#,
    #"{"version":1,"permissions":[{"app":"Stays","kind":"calendar","resource":"/c","status":"yes"}]}"#,
  ])
  func `a damaged file grants nothing, is said, and put aside by the next answer`(
    _ text: String
  ) throws {
    try temporary.write(text, to: "state/permissions.json")
    #expect(status() == .notDetermined)
    #expect(throws: StateError.self) { try store.entries() }
    try allow()
    #expect(status() == .writeOnly)
    #expect(temporary.read("state/permissions.json.damaged") == text)
  }

  @Test func `a file of another version grants nothing and is left alone`() throws {
    let text = #"{"version":2,"permissions":[]}"#
    let path = try temporary.write(text, to: "state/permissions.json")
    #expect(status() == .notDetermined)
    #expect(throws: StateError.otherVersion(path: path, version: 2)) { try allow() }
    #expect(temporary.read("state/permissions.json") == text)
  }

  @Test func `an unreadable file grants nothing`() throws {
    mkdir(temporary.path + "/state", 0o700)
    mkdir(temporary.path + "/state/permissions.json", 0o700)
    #expect(status() == .notDetermined)
    #expect(throws: StateError.self) { try store.entries() }
  }

  @Test(
    arguments: [
      (nil, nil, 3, []), ("Stays", nil, 2, ["Orders calendar"]),
      (nil, "calendar", 2, ["Stays photos"]),
      ("Stays", "calendar", 1, ["Stays photos", "Orders calendar"]), ("None", nil, 0, nil),
    ] as [(String?, String?, Int, [String]?)])
  func `forgets what it is told to`(
    _ app: String?, _ kind: String?, _ count: Int, _ rest: [String]?
  ) throws {
    try allow()
    try store.record(.denied, app: "Stays", kind: "photos", resource: "/p")
    try allow("Orders")
    #expect(try store.reset(app: app, kind: kind) == count)
    if let rest {
      #expect(try store.entries().map { "\($0.app) \($0.kind)" } == rest)
    }
  }

  @Test func `answers that come at once are all kept`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask { [folder, calendar] in
          try PermissionStore(folder).record(
            .denied, app: "App\(number)", kind: "calendar", resource: calendar)
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.entries().count == 40)
  }
}
