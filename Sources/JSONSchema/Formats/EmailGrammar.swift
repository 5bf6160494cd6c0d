/// Mailboxes of RFC 5321, and of RFC 6531 where other scripts are allowed.
enum EmailGrammar {
  static func isEmail(_ bytes: [UInt8], isInternational: Bool) -> Bool {
    guard let at = bytes.lastIndex(of: UInt8(ascii: "@")) else { return false }
    let local = bytes[..<at]
    let domain = bytes[(at + 1)...]
    guard local.count <= 64, isInternational || !bytes.contains(where: { $0 >= 0x80 }) else {
      return false
    }
    return (isDotString(local) || isQuotedString(local)) && isDomain(domain, isInternational)
  }

  private static func isDotString(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.allSatisfy(isAtomByte) }
  }

  private static func isAtomByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte >= 0x80
      || ASCII.isOne(byte, of: "!#$%&'*+-/=?^_`{|}~")
  }

  private static func isQuotedString(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"")
    else { return false }
    var rest = bytes.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst(), (0x20...0x7E).contains(escaped) else { return false }
      case UInt8(ascii: "\""), 0..<0x20, 0x7F: return false
      default: break
      }
    }
    return true
  }

  private static func isDomain(_ bytes: ArraySlice<UInt8>, _ isInternational: Bool) -> Bool {
    guard bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") else {
      return Hostname.isMailDomain(String(decoding: bytes, as: UTF8.self))
    }
    let address = bytes.dropFirst().dropLast()
    let prefix = "IPv6:".utf8
    return address.starts(with: prefix)
      ? AddressGrammar.isIPv6(address.dropFirst(prefix.count)) : AddressGrammar.isIPv4(address)
  }
}
