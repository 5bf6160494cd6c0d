/// Questions about bytes that grammars of RFCs ask.
enum ASCII {
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
  }

  static func isOne(_ byte: UInt8, of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(byte) }
  }

  /// The value of digits alone, when there are as many as wanted.
  static func number(_ bytes: ArraySlice<UInt8>, digits: Int) -> Int? {
    guard bytes.count == digits, bytes.allSatisfy(isDigit) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }
}
