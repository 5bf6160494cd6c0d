/// A place of a phrase that no parameter fills.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The app's name, or one of its alternative names.
  case applicationName

  var text: String {
    switch self {
    case .applicationName: "${applicationName}"
    }
  }
}
