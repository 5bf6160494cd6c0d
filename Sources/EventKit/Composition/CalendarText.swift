import Foundation

/// Text as it may stand in a calendar file.
enum CalendarText {
  /// The text without control characters and without space around it; `nil` when nothing is left.
  ///
  /// A file cannot tell an empty text from none, and readers drop the space around one.
  static func normalize(_ text: String) -> String? {
    let clean = clean(text).trimmingCharacters(in: .whitespacesAndNewlines)
    return clean.isEmpty ? nil : clean
  }

  /// Drops control characters, which RFC 5545 forbids and a terminal would obey.
  ///
  /// Line breaks of every kind become a newline, which the file spells `\n`; a tab stays.
  static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var followsReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": scalars.append("\n")
      case "\n" where followsReturn: break
      case "\n", "\t": scalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": break
      default: scalars.append(scalar)
      }
      followsReturn = scalar == "\r"
    }
    return String(scalars)
  }
}
