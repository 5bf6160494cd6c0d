// Composition is not public in the standard library, and Foundation is not on our way: the
// library's own NFC is borrowed here, and nowhere else.
@_spi(_Unicode) private import Swift

/// Brings text into the form that transcripts hold.
enum TranscriptText {
  /// The text in normalization form C.
  static func composed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text._nfc)
    return String(scalars)
  }

  /// The text as one line can hold it: composed, without control characters and trailing spaces.
  static func line(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(isLineEnd(scalar) ? " " : scalar)
    }
    scalars.removeAll { isControl($0) }
    return trimmed(composed(String(scalars)))
  }

  /// The lines of a text, each as one line can hold it; empty ones left out.
  static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(whereSeparator: isLineEnd).map { line(String($0)) }
      .filter { !$0.isEmpty }
  }

  /// The text without spaces at its end.
  static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    while let last = scalars.last, last == "\t" || isSpace(last) { scalars.removeLast() }
    return String(scalars)
  }

  /// The bytes by which texts are compared: canonical equivalents and kinds of space are equal.
  static func comparable(_ text: String) -> [UInt8] {
    var scalars = String.UnicodeScalarView()
    for scalar in composed(text).unicodeScalars { scalars.append(isSpace(scalar) ? " " : scalar) }
    return Array(String(scalars).utf8)
  }

  /// Whether a scalar is a control character that no line may hold.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && scalar.properties.generalCategory == .control
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
