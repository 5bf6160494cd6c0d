/// Scalars in and out of UTF-8, without `String`.
enum UTF8Bytes {
  /// The scalar at a position and its length; nil where the bytes are not well formed.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> (scalar: UInt32, length: Int)? {
    let lead = bytes[position]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard lead >= 0xC2, lead < 0xF5, position + length <= bytes.count else { return nil }
    var scalar = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for index in (position + 1)..<(position + length) {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard scalar >= least, scalar <= 0x10FFFF, scalar & 0xFFFF_F800 != 0xD800 else { return nil }
    return (scalar, length)
  }

  /// The bytes of a scalar.
  static func bytes(of scalar: UInt32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4) { buffer, count in
      count = buffer.baseAddress.map { write(scalar, to: $0) } ?? 0
    }
  }

  /// Writes a scalar and returns how many bytes it took.
  static func write(_ scalar: UInt32, to bytes: UnsafeMutablePointer<UInt8>) -> Int {
    func trail(_ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: 0x80 | (scalar >> shift & 0x3F))
    }
    switch scalar {
    case ..<0x80:
      bytes[0] = UInt8(truncatingIfNeeded: scalar)
      return 1
    case ..<0x800:
      bytes[0] = UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
      bytes[1] = trail(0)
      return 2
    case ..<0x10000:
      bytes[0] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
      bytes[1] = trail(6)
      bytes[2] = trail(0)
      return 3
    default:
      bytes[0] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
      bytes[1] = trail(12)
      bytes[2] = trail(6)
      bytes[3] = trail(0)
      return 4
    }
  }
}
