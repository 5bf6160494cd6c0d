/// The variables that an app is started with.
package struct AppEnvironment: Sendable {
  /// Whose conversation it is, which decides what the app may see of the world around.
  package enum Conversation: Sendable {
    /// A person's: Behest's own variables are passed on.
    case live
    /// A replay, which must run the same everywhere.
    case replay
  }

  package var conversation: Conversation
  /// Behest's own variables.
  package var inherited: [String: String]
  package var state: StateFolder
  /// The state folder's own variables, and the addresses of the services that were started.
  package var additions: [String: String]
  /// The conversation's time zone.
  package var zone: String
  /// Whether a crash may take its time to be described.
  package var isTracing: Bool

  package init(
    _ conversation: Conversation, inherited: [String: String], state: StateFolder,
    additions: [String: String] = [:], zone: String, isTracing: Bool = false
  ) {
    self.conversation = conversation
    self.inherited = inherited
    self.state = state
    self.additions = additions
    self.zone = zone
    self.isTracing = isTracing
  }

  package var variables: [String: String] {
    var variables: [String: String]
    switch conversation {
    case .live: variables = inherited
    case .replay: variables = inherited.filter { $0.key == "PATH" }
    }
    variables.merge(additions) { $1 }
    variables.merge(state.variables) { $1 }
    variables["TZ"] = zone
    variables["BEHEST_DOOR"] = "3"
    if !isTracing { variables["SWIFT_BACKTRACE"] = "enable=no" }
    return variables
  }
}
