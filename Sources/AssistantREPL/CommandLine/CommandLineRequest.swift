package import AssistantEngine

/// What a command line asks for.
package struct CommandLineRequest: Equatable, Sendable {
  package var command: Command
  package var options: CommandLineOptions

  /// What is to be done.
  package enum Command: Equatable, Sendable {
    /// A conversation: at a terminal, or line by line from a pipe or a file.
    case converse
    /// One request.
    case say(String)
    case replay(ReplayOptions)
    /// Lists the installed apps.
    case apps
    /// Searches titles, descriptions and keywords of all actions.
    case actions(words: [String])
    /// Runs an action by name, with parameters as `--item-id sku_42`.
    case run(action: String, arguments: [String: String])
    /// Checks a JSON file against a JSON Schema.
    case check(record: String, schema: String)
    /// Holds a list of utterances against the phrases.
    case tune(file: String)
    case permissions(PermissionsCommand)
    case shortcut(ShortcutRequest)
    case completions(shell: String)
    case help(topic: String?)
    case version
  }

  package enum PermissionsCommand: Equatable, Sendable {
    case list
    /// Forgets the answers of an app, or of all.
    case reset(app: String?)
  }
}

/// What `behest replay` is told.
package struct ReplayOptions: Equatable, Sendable {
  package var paths: [String] = []
  package var updates = false
  package var tap = false
  package var junit: String?
  package var jobs: Int?
  package var filter: String?
  package var failsFast = false

  package init(paths: [String] = []) { self.paths = paths }
}

/// The options that hold for every command.
package struct CommandLineOptions: Equatable, Sendable {
  package var locale: String?
  package var color = "auto"
  package var isPlain = false
  package var showsHints = true
  package var isJSON = false
  package var printsTranscript = false
  package var isQuiet = false
  package var failsFast = false
  /// Where a conversation's clock stands (ISO 8601).
  package var now: String?
  package var zone: String?
  package var state: String?
  package var phrases: String?
  package var isStrict = false
  /// Who goes first when an app and a domain of the system both could take a request.
  package var domains: DomainPolicy?
  /// Seconds that an app may work.
  package var timeLimit: Int?
  package var record: String?
  /// The schema of `behest check`.
  package var schema: String?
  package var keepsHistory = true
  package var readsConfiguration = true
  package var traces = false
  /// The one app that `behest tune` lets be reached.
  package var tunedApp: String?
  /// Whether `behest tune` runs again whenever something changes.
  package var watches = false
}
