private import Glibc

/// The order of byte strings.
enum ByteOrder {
  /// Less than, equal to or greater than zero, as the left comes before, with or after the right.
  static func compare(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let shared = min(left.count, right.count)
    if shared > 0, let first = left.baseAddress, let second = right.baseAddress {
      let order = memcmp(first, second, shared)
      if order != 0 { return Int(order) }
    }
    return left.count - right.count
  }
}
