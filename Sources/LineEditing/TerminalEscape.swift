/// The escape sequences that the editor itself writes, all of them common to every ANSI terminal.
enum TerminalEscape {
  static let clearToRowEnd = "\u{1B}[K"
  static let clearToScreenEnd = "\u{1B}[J"
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  static let pasteEnd = Array("\u{1B}[201~".unicodeScalars)

  static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
  static func down(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : "" }
  static func left(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)D" : "" }
}
