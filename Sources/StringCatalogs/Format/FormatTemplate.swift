/// A text with conversions in it, as catalogs hold it: `Saved %lld of %2$@`, `%#@rooms@`.
package struct FormatTemplate: Sendable {
  enum Piece: Hashable, Sendable {
    case literal(String)
    case conversion(FormatConversion)
    /// A named part with plural forms of its own: `%#@rooms@`.
    case substitution(name: String, position: Int?)
    /// The argument of the substitution that this text belongs to: `%arg`.
    case ownArgument
  }

  let pieces: [Piece]

  /// Reads a text; what is no conversion stays as it is.
  package init(_ text: String) {
    self.init(text, inSubstitution: false)
  }

  init(_ text: String, inSubstitution: Bool) {
    var scanner = FormatScanner(bytes: Array(text.utf8), inSubstitution: inSubstitution)
    pieces = scanner.pieces()
  }

  /// The first conversion that is for a number.
  var firstNumericConversion: FormatConversion? {
    for case .conversion(let conversion) in pieces where conversion.isNumeric { return conversion }
    return nil
  }

  /// The text with its arguments put in, numbers as the locale writes them.
  ///
  /// A conversion whose argument is missing becomes nothing.
  package func text(arguments: [FormatArgument], locale: LocaleName) -> String {
    var renderer = FormatRenderer(arguments: arguments, format: NumberFormat(locale: locale))
    return renderer.text(self)
  }
}
