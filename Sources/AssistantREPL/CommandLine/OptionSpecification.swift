import AssistantEngine

/// One option of the command line.
struct OptionSpecification: Sendable {
  let long: String
  let short: Character?
  /// What stands for the value in the help; nil when it takes none.
  let placeholder: String?
  let help: String
  /// The one command that takes it; nil for all.
  let command: String?
  /// Puts the value into the request; returns what is allowed when the value is not.
  let apply: @Sendable (String, inout CommandLineOptions, inout ReplayOptions) -> String?

  init(
    _ long: String, short: Character? = nil, placeholder: String? = nil, command: String? = nil,
    help: String,
    apply: @escaping @Sendable (String, inout CommandLineOptions, inout ReplayOptions) -> String?
  ) {
    self.long = long
    self.short = short
    self.placeholder = placeholder
    self.help = help
    self.command = command
    self.apply = apply
  }

  /// An option without a value.
  init(
    _ long: String, short: Character? = nil, command: String? = nil, help: String,
    set: @escaping @Sendable (inout CommandLineOptions, inout ReplayOptions) -> Void
  ) {
    self.init(long, short: short, placeholder: nil, command: command, help: help) {
      set(&$1, &$2)
      return nil
    }
  }

  /// An option whose value is any text.
  init(
    _ long: String, short: Character? = nil, placeholder: String, command: String? = nil,
    help: String,
    take: @escaping @Sendable (String, inout CommandLineOptions, inout ReplayOptions) -> Void
  ) {
    self.init(long, short: short, placeholder: placeholder, command: command, help: help) {
      take($0, &$1, &$2)
      return nil
    }
  }
}

extension OptionSpecification {
  static let all: [OptionSpecification] = general + conversation + replay + check + tune

  private static let check: [OptionSpecification] = [
    .init("schema", placeholder: "FILE", command: "check", help: "The JSON Schema (2020-12)") {
      value, options, _ in options.schema = value
    }
  ]

  private static let tune: [OptionSpecification] = [
    .init("app", placeholder: "NAME", command: "tune", help: "Let only this app be reached") {
      value, options, _ in options.tunedApp = value
    },
    .init("watch", command: "tune", help: "Run again when the list or a catalog changes") {
      options, _ in options.watches = true
    },
  ]

  private static let general: [OptionSpecification] = [
    .init("locale", short: "l", placeholder: "en|ko", help: "The language of the conversation") {
      value, options, _ in
      let language = value.prefix { $0 != "-" && $0 != "_" && $0 != "." }.lowercased()
      guard ["en", "ko"].contains(language) else { return "en or ko" }
      options.locale = value
      return nil
    },
    .init("color", placeholder: "auto|always|never", help: "When to use color") {
      value, options, _ in
      guard ["auto", "always", "never"].contains(value) else { return "auto, always or never" }
      options.color = value
      return nil
    },
    .init("no-color", help: "The same as --color never") { options, _ in options.color = "never" },
    .init("plain", help: "No color, no hints, labels before lines; for screen readers") {
      options, _ in options.isPlain = true
    },
    .init("no-hints", help: "No grey hints behind the cursor") { options, _ in
      options.showsHints = false
    },
    .init("json", help: "Print lists (apps, actions) as JSON") { options, _ in
      options.isJSON = true
    },
    .init("quiet", short: "q", help: "Dialogs only: no welcome, no progress") { options, _ in
      options.isQuiet = true
    },
  ]

  private static let conversation: [OptionSpecification] = [
    .init("now", placeholder: "TIME", help: "Stop the clock at an ISO 8601 time") {
      value, options, _ in options.now = value
    },
    .init("zone", placeholder: "ZONE", help: "The time zone (Asia/Seoul)") { value, options, _ in
      options.zone = value
    },
    .init("state", placeholder: "DIR", help: "Keep calendar, permissions and data in DIR") {
      value, options, _ in options.state = value
    },
    .init("phrases", placeholder: "DIR", help: "Read phrases and app names from DIR") {
      value, options, _ in options.phrases = value
    },
    .init("strict", help: "Only what a device promises: the literal phrase, app name included") {
      options, _ in options.isStrict = true
    },
    .init(
      "domains", placeholder: "apps-first|system-first",
      help: "Who takes words like “calendar”"
    ) { value, options, _ in
      guard let policy = DomainPolicy(rawValue: value) else { return "apps-first or system-first" }
      options.domains = policy
      return nil
    },
    .init("time-limit", placeholder: "SECONDS", help: "How long an app may work (30)") {
      value, options, _ in
      guard let seconds = Int(value), (1...86_400).contains(seconds) else {
        return "a whole number of seconds from 1"
      }
      options.timeLimit = seconds
      return nil
    },
    .init("transcript", help: "Print piped input and what follows as a transcript") {
      options, _ in options.printsTranscript = true
    },
    .init("record", placeholder: "FILE", help: "Write the conversation to FILE as a transcript") {
      value, options, _ in options.record = value
    },
    .init("fail-fast", help: "Stop at the first failure") { options, replay in
      options.failsFast = true
      replay.failsFast = true
    },
    .init("trace", help: "Show the steps of each request and what apps print") { options, _ in
      options.traces = true
    },
    .init("no-history", help: "Neither read nor write the history") { options, _ in
      options.keepsHistory = false
    },
    .init("no-config", help: "Do not read the configuration file or ~/.editrc") { options, _ in
      options.readsConfiguration = false
    },
  ]

  private static let replay: [OptionSpecification] = [
    .init("update", command: "replay", help: "Rewrite what differs; refused when CI=true") {
      _, replay in replay.updates = true
    },
    .init("tap", command: "replay", help: "Report in the Test Anything Protocol") { _, replay in
      replay.tap = true
    },
    .init("junit", placeholder: "FILE", command: "replay", help: "Also write a JUnit report") {
      value, _, replay in replay.junit = value
    },
    .init("jobs", short: "j", placeholder: "N", command: "replay", help: "Files at a time") {
      value, _, replay in
      guard let jobs = Int(value), (1...64).contains(jobs) else { return "a number from 1 to 64" }
      replay.jobs = jobs
      return nil
    },
    .init("filter", placeholder: "TEXT", command: "replay", help: "Only files whose path has TEXT")
    { value, _, replay in replay.filter = value },
  ]
}
