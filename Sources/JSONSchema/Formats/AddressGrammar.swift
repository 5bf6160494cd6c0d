/// Addresses of IP, in the forms of RFC 2673 and RFC 4291.
enum AddressGrammar {
  static func isIPv4(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        guard (1...3).contains(part.count), part.first != UInt8(ascii: "0") || part.count == 1,
          let value = ASCII.number(part, digits: part.count)
        else { return false }
        return value < 256
      }
  }

  static func isIPv6(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let gap = firstGap(in: bytes) else { return groups(bytes) == 8 }
    guard let before = groups(bytes[..<gap], isLast: false), let after = groups(bytes[(gap + 2)...])
    else { return false }
    return before + after < 8
  }

  /// Where `::` stands first.
  private static func firstGap(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { place in
      bytes[place] == UInt8(ascii: ":") && place + 1 < bytes.endIndex
        && bytes[place + 1] == UInt8(ascii: ":")
    }
  }

  /// Counts groups of 16 bits, an IPv4 address at the end being two; nil when one is malformed.
  private static func groups(_ bytes: ArraySlice<UInt8>, isLast: Bool = true) -> Int? {
    guard !bytes.isEmpty else { return 0 }
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var count = 0
    for (place, part) in parts.enumerated() {
      if (1...4).contains(part.count), part.allSatisfy(ASCII.isHexDigit) {
        count += 1
      } else if isLast, place == parts.count - 1, isIPv4(part) {
        count += 2
      } else {
        return nil
      }
    }
    return count
  }
}
