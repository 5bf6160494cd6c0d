/// What a shortcut may connect to a parameter.
public enum InputConnectionBehavior: String, Hashable, Sendable {
  /// What the system finds fitting.
  case `default`
  /// Nothing.
  case never
  /// The result of the intent before.
  case connectToPreviousIntentResult
}
