/// Relative JSON Pointers.
enum PointerGrammar {
  static func isRelativePointer(_ text: String) -> Bool {
    let digits = text.utf8.prefix(while: ASCII.isDigit)
    guard let first = digits.first, first != UInt8(ascii: "0") || digits.count == 1 else {
      return false
    }
    let rest = String(Substring(text.utf8[digits.endIndex...]))
    return rest == "#" || JSONPointer.tokens(rest) != nil
  }
}
