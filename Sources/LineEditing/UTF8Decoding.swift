/// Puts code points together from the bytes of a keyboard, one byte at a time.
struct UTF8Decoding {
  private var value: UInt32 = 0
  private var missing = 0
  private var lowest: UInt32 = 0

  /// Whether a code point has begun and not ended.
  var isIncomplete: Bool { missing > 0 }

  /// The code point that the byte completes, or nil while it is incomplete or was wrong.
  ///
  /// Wrong bytes are dropped: a keyboard sends none, and a terminal shows nothing for them.
  mutating func next(_ byte: UInt8) -> Unicode.Scalar? {
    if missing > 0, byte & 0xC0 == 0x80 {
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      return missing == 0 && value >= lowest ? Unicode.Scalar(value) : nil
    }
    missing = 0
    switch byte {
    case 0..<0x80: return Unicode.Scalar(byte)
    case 0xC2..<0xE0: begin(UInt32(byte & 0x1F), missing: 1, lowest: 0x80)
    case 0xE0..<0xF0: begin(UInt32(byte & 0x0F), missing: 2, lowest: 0x800)
    case 0xF0..<0xF5: begin(UInt32(byte & 0x07), missing: 3, lowest: 0x10000)
    default: break
    }
    return nil
  }

  private mutating func begin(_ bits: UInt32, missing: Int, lowest: UInt32) {
    value = bits
    self.missing = missing
    self.lowest = lowest
  }
}
