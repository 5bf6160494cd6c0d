/// UUIDs of RFC 4122.
enum UUIDGrammar {
  static func isUUID(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 36 else { return false }
    return bytes.enumerated().allSatisfy { place, byte in
      [8, 13, 18, 23].contains(place) ? byte == UInt8(ascii: "-") : ASCII.isHexDigit(byte)
    }
  }
}
