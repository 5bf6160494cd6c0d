/// A hash of bytes that can be put together from hashes of parts.
///
/// It is a polynomial over the bytes, so the hash of any span follows from the hashes of two
/// prefixes, and the hash of a phrase with holes from those of its pieces, without touching bytes.
enum SpanHash {
  static let seed: UInt64 = 0
  static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  static func append(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    hash &* base &+ UInt64(byte) &+ 1
  }

  /// The hash of bytes alone.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(seed) { append($1, to: $0) }
  }

  /// Spreads a hash over all its bits, together with what else a key is made of.
  @inline(__always)
  static func mix(_ hash: UInt64, _ salt: UInt64) -> UInt64 {
    var value = hash ^ (salt &* 0xD6E8_FEB8_6659_FD93)
    value ^= value >> 32
    value = value &* 0xD6E8_FEB8_6659_FD93
    value ^= value >> 32
    value = value &* 0xA24B_AED4_963E_E407
    value ^= value >> 29
    return value == 0 ? 1 : value
  }
}
