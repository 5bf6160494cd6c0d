import AssistantEngine
import AssistantREPL
import Testing

struct CommandLineParserTests {
  private func parse(_ line: String) throws(CommandLineError) -> CommandLineRequest {
    try CommandLineParser.parse(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    ("", CommandLineRequest.Command.converse),
    ("save my reservations", .say("save my reservations")),
    ("-- replay it", .say("replay it")),
    ("replay Tests more", .replay(replay(["Tests", "more"]))),
    ("--update replay Tests", .replay(replay(["Tests"], updates: true))),
    ("replay Tests --jobs=4", .replay(replay(["Tests"], jobs: 4))),
    ("apps", .apps), ("actions save calendar", .actions(words: ["save", "calendar"])),
    ("check r.json --schema s.json", .check(record: "r.json", schema: "s.json")),
    ("permissions", .permissions(.list)), ("permissions reset", .permissions(.reset(app: nil))),
    ("permissions reset Stays", .permissions(.reset(app: "Stays"))),
    (
      "run StartOrder --item-id sku_42 --quantity=2",
      .run(action: "StartOrder", arguments: ["item-id": "sku_42", "quantity": "2"])
    ),
    ("tune list.tsv", .tune(file: "list.tsv")), ("tune --app Stays a.tsv", .tune(file: "a.tsv")),
    (
      "run StartOrder --app 1 --watch=2",
      .run(action: "StartOrder", arguments: ["app": "1", "watch": "2"])
    ),
    ("--version", .version), ("-V", .version), ("replay --help", .help(topic: "replay")),
    ("help replay", .help(topic: "replay")), ("completions zsh", .completions(shell: "zsh")),
  ])
  func `finds the command`(_ line: String, _ command: CommandLineRequest.Command) throws {
    #expect(try parse(line).command == command)
  }

  private static func replay(
    _ paths: [String], updates: Bool = false, jobs: Int? = nil
  ) -> ReplayOptions {
    var options = ReplayOptions()
    options.paths = paths
    options.updates = updates
    options.jobs = jobs
    return options
  }

  @Test func `tuning has options of its own, and domains have two orders`() throws {
    let options = try parse("tune --watch --app=오더 --domains system-first list.tsv").options
    #expect(options.watches && options.tunedApp == "오더" && options.domains == .systemFirst)
    #expect(throws: CommandLineError.missingArgument(command: "tune", placeholder: "a list’s FILE"))
    { try parse("tune") }
    #expect(throws: CommandLineError.unexpectedArgument("b", command: "tune")) {
      try parse("tune a b")
    }
    #expect(
      throws: CommandLineError.invalidValue(
        option: "--domains", value: "mine", allowed: "apps-first or system-first")
    ) { try parse("--domains mine") }
  }

  @Test
  func `reads options before and after the command, with and without an equals sign`() throws {
    let options = try parse(
      "--locale ko --zone=Asia/Seoul apps -q --state /s --now 2026-12-01T09:00:00+09:00"
    ).options
    #expect(options.locale == "ko")
    #expect(options.zone == "Asia/Seoul")
    #expect(options.state == "/s")
    #expect(options.now == "2026-12-01T09:00:00+09:00")
    #expect(options.isQuiet)
  }

  @Test
  func `reads bundled letters and a value that is attached`() throws {
    #expect(try parse("-qlko").options.locale == "ko")
    #expect(try parse("-qlko").options.isQuiet)
    #expect(try parse("-l=ko").options.locale == "ko")
  }

  @Test(arguments: [
    ("--local ko", "There is no option --local. Did you mean --locale?"),
    ("--nonsense", "There is no option --nonsense. See behest --help."),
    ("--zone", "--zone needs a value: --zone ZONE."),
    ("--quiet=yes", "--quiet takes no value."),
    ("--locale fr", "--locale cannot be “fr”. Use en or ko."),
    ("--time-limit 0", "--time-limit cannot be “0”. Use a whole number of seconds from 1."),
    ("replay", "behest replay needs a file or a folder. See behest help replay."),
    ("check r.json", "behest check needs RECORD.json --schema SCHEMA.json. See behest help check."),
    ("apps now", "behest apps does not know “now”. See behest help apps."),
    ("permissions grant", "behest permissions does not know “grant”. See behest help permissions."),
    ("-z", "There is no option -z. See behest --help."),
  ])
  func `says what is wrong and what to do`(_ line: String, _ message: String) {
    do throws(CommandLineError) {
      _ = try parse(line)
      Issue.record("It was accepted.")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test
  func `lists every option in the help that has it`() {
    #expect(UsageText.text(topic: nil).contains("--locale en|ko"))
    #expect(UsageText.text(topic: "replay").contains("--update"))
    #expect(!UsageText.text(topic: nil).contains("--update"))
  }
}
