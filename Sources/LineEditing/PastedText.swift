/// Makes one line of what a person pastes.
enum PastedText {
  /// The text in one row, composed: newlines and tabs are spaces, those at the end are gone, and so are
  /// control characters.
  ///
  /// Newlines in a row make one space: the terminal turns a CRLF into two.
  static func line(from pasted: [Unicode.Scalar]) -> String {
    var scalars: [Unicode.Scalar] = []
    var isAfterNewline = false
    for scalar in String(pasted).composed.unicodeScalars {
      let isNewline = scalar == "\n" || scalar == "\r"
      if !isNewline { scalars.append(scalar) } else if !isAfterNewline { scalars.append(" ") }
      isAfterNewline = isNewline
    }
    if isAfterNewline { scalars.removeLast() }
    return PrintableText.filter(String(scalars))
  }
}
