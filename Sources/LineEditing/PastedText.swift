/// Makes one line of what a person pastes.
enum PastedText {
  /// The text in one row, composed: newlines and tabs are spaces, those at the end are gone, and so are
  /// control characters.
  static func line(from pasted: [Unicode.Scalar]) -> String {
    let text = String(pasted).composed
    var scalars: [Unicode.Scalar] = []
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\t": scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    let isCut = text.unicodeScalars.last.map { $0 == "\n" || $0 == "\r" } ?? false
    if isCut { while scalars.last == " " { scalars.removeLast() } }
    return PrintableText.filter(String(scalars))
  }
}
