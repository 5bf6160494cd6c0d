private import CEditLine

/// How many columns of a terminal text takes.
package enum DisplayWidth {
  /// The columns of one code point: 2 for Hangul, 0 for one that combines with the one before it.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : 1 }
    _ = Charset.isUTF8
    return max(0, Int(cel_columnsOfCodePoint(scalar.value)))
  }

  /// The columns of text without escapes, code point by code point as terminals and libedit count.
  package static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The text with spaces after it, so that what follows begins at the given column.
  package static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(of: text)))
  }

  /// The longest beginning of the text that fits.
  package static func prefix(of text: String, fitting width: Int) -> Substring {
    var room = width
    let end = text.indices.first { index in
      room -= columns(of: String(text[index]))
      return room < 0
    }
    return text[..<(end ?? text.endIndex)]
  }
}
