/// URI Templates of RFC 6570, up to level 4.
enum URITemplateGrammar {
  static func isTemplate(_ text: String) -> Bool {
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "{":
        guard let end = scalars.firstIndex(of: "}"),
          isExpression(Array(String(scalars[..<end]).utf8))
        else { return false }
        scalars = scalars[scalars.index(after: end)...]
      case "%":
        guard isEscape(Array(String(scalars.prefix(2)).utf8)) else { return false }
        scalars = scalars.dropFirst(2)
      default:
        guard isLiteral(scalar) else { return false }
      }
    }
    return true
  }

  private static func isEscape(_ digits: [UInt8]) -> Bool {
    digits.count == 2 && digits.allSatisfy(ASCII.isHexDigit)
  }

  private static func isLiteral(_ scalar: Unicode.Scalar) -> Bool {
    guard let byte = UInt8(exactly: scalar.value), byte < 0x80 else {
      return URIGrammar.isInternational(scalar, isQuery: true)
    }
    return byte > 0x20 && byte != 0x7F && !ASCII.isOne(byte, of: "\"<>\\^`{|}")
  }

  private static func isExpression(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if let first = rest.first, ASCII.isOne(first, of: "+#./;?&") { rest.removeFirst() }
    return rest.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .allSatisfy(isVariable)
  }

  private static func isVariable(_ bytes: ArraySlice<UInt8>) -> Bool {
    var name = bytes
    if name.last == UInt8(ascii: "*") {
      name.removeLast()
    } else if let colon = name.firstIndex(of: UInt8(ascii: ":")) {
      let length = name[(colon + 1)...]
      guard (1...4).contains(length.count), length.allSatisfy(ASCII.isDigit),
        length.first != UInt8(ascii: "0")
      else { return false }
      name = name[..<colon]
    }
    return name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && isName($0) }
  }

  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard isEscape(Array(rest.prefix(2))) else { return false }
        rest = rest.dropFirst(2)
      } else if !ASCII.isLetter(byte), !ASCII.isDigit(byte), byte != UInt8(ascii: "_") {
        return false
      }
    }
    return true
  }
}
