/// A checksum over multiples of 32 bytes that keeps up with memory.
struct IndexChecksum {
  private var lanes = SIMD4<UInt64>(1, 2, 3, 4)

  /// Adds bytes, whose number is a multiple of 32.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    var sums = lanes
    var position = 0
    let factor = SIMD4<UInt64>(repeating: 0x1_0000_01B3)
    while position + 32 <= bytes.count {
      let block = base.loadUnaligned(fromByteOffset: position, as: SIMD4<UInt64>.self)
      // A sum of rotated sums notices changed, moved and swapped blocks.
      sums = ((sums &<< 5) | (sums &>> 59)) &+ (block ^ factor)
      sums ^= sums &>> 29
      position += 32
    }
    lanes = sums
  }

  var value: UInt64 {
    SpanHash.mix(
      SpanHash.mix(lanes[0], lanes[1]), SpanHash.mix(lanes[2], lanes[3]))
  }
}
