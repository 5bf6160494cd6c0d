/// What the terminal says of shortcuts, in one language.
protocol ShortcutTerminalWording: Sendable {
  var noShortcuts: String { get }
  func noSuchShortcut(_ name: String, known: [String]) -> String
  /// Stands in a list for what a file cannot do.
  var unusableFile: String { get }
  func removed(_ name: String) -> String
  func exported(_ name: String, to file: String) -> String
  func unchanged(_ name: String) -> String
  func file(_ path: String, _ reason: String) -> String
  var noEditor: String { get }
  func editorFailed(_ editor: String) -> String
  func draftKept(_ path: String, id: String) -> String
  /// How `:shortcut` is used.
  var usage: String { get }

  // MARK: Steps

  var set: String { get }
  var condition: String { get }
  var otherwise: String { get }
  var repetition: String { get }
  var asked: String { get }
  var previous: String { get }
  var repeatItem: String { get }
}

enum ShortcutTerminalWordings {
  static func of(_ locale: String) -> any ShortcutTerminalWording {
    locale.hasPrefix("ko") ? KoreanShortcutTerminalWording() : EnglishShortcutTerminalWording()
  }
}
