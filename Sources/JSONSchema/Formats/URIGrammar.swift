/// URIs of RFC 3986, and IRIs of RFC 3987 where other scripts are allowed.
struct URIGrammar {
  let isInternational: Bool

  func isURI(_ text: String) -> Bool { URIReference(text).scheme != nil && isReference(text) }

  func isReference(_ text: String) -> Bool {
    let parts = URIReference(text)
    if let scheme = parts.scheme {
      guard isScheme(scheme) else { return false }
    } else if parts.authority == nil {
      let first = parts.path.utf8.prefix { $0 != UInt8(ascii: "/") }
      guard !first.contains(UInt8(ascii: ":")) else { return false }
    }
    return parts.authority.map(isAuthority) ?? true
      && consists(parts.path, of: "/:@")
      && consists(parts.query ?? "", of: "/:@?", isQuery: true)
      && consists(parts.fragment ?? "", of: "/:@?")
  }

  private func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, ASCII.isLetter(first) else { return false }
    return text.utf8.allSatisfy {
      ASCII.isLetter($0) || ASCII.isDigit($0) || ASCII.isOne($0, of: "+-.")
    }
  }

  private func isAuthority(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if let at = rest.firstIndex(of: UInt8(ascii: "@")) {
      guard consists(String(Substring(rest[..<at])), of: ":") else { return false }
      rest = rest[rest.index(after: at)...]
    }
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      guard isLiteral(Array(rest[..<end].dropFirst())) else { return false }
      rest = rest[rest.index(after: end)...]
    } else {
      let end = rest.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
      guard consists(String(Substring(rest[..<end])), of: "") else { return false }
      rest = rest[end...]
    }
    guard let colon = rest.popFirst() else { return true }
    return colon == UInt8(ascii: ":") && rest.allSatisfy(ASCII.isDigit)
  }

  /// An address in brackets: IPv6, or the form kept for the future.
  private func isLiteral(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first | 0x20 == UInt8(ascii: "v") else {
      return AddressGrammar.isIPv6(bytes[...])
    }
    let version = bytes.dropFirst().prefix(while: ASCII.isHexDigit)
    let rest = bytes[version.endIndex...]
    guard !version.isEmpty, rest.first == UInt8(ascii: "."), rest.count > 1 else { return false }
    return rest.dropFirst().allSatisfy { isPlain($0) || $0 == UInt8(ascii: ":") }
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || ASCII.isOne(byte, of: "-._~!$&'()*+,;=")
  }

  /// Whether a part has only plain characters, percent escapes and those given.
  private func consists(_ text: String, of more: StaticString, isQuery: Bool = false) -> Bool {
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard let byte = UInt8(exactly: scalar.value), byte < 0x80 else {
        guard isInternational, Self.isInternational(scalar, isQuery: isQuery) else { return false }
        continue
      }
      if byte == UInt8(ascii: "%") {
        let digits = scalars.prefix(2)
        guard digits.count == 2,
          digits.allSatisfy({ $0.isASCII && ASCII.isHexDigit(UInt8($0.value)) })
        else { return false }
        scalars = scalars.dropFirst(2)
      } else if !isPlain(byte), !ASCII.isOne(byte, of: more) {
        return false
      }
    }
    return true
  }

  /// The scalars that RFC 3987 adds; private ones stand in queries alone.
  static func isInternational(_ scalar: Unicode.Scalar, isQuery: Bool) -> Bool {
    switch scalar.value {
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: true
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: isQuery
    case 0x10000...0xDFFFF: scalar.value & 0xFFFF < 0xFFFE
    case 0xE1000...0xEFFFD: true
    default: false
    }
  }
}
