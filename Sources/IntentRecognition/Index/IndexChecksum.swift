/// A checksum over multiples of 64 bytes that keeps up with memory.
///
/// It is Fletcher's, in eight lanes: sums of the words notice what is changed, sums of the sums
/// what is moved.
struct IndexChecksum {
  private var words = SIMD8<UInt64>(repeating: 1)
  private var sums = SIMD8<UInt64>(repeating: 0)

  /// Adds bytes, whose number is a multiple of 64.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    var (words, sums) = (self.words, self.sums)
    var position = 0
    while position + 64 <= bytes.count {
      words &+= base.loadUnaligned(fromByteOffset: position, as: SIMD8<UInt64>.self)
      sums &+= words
      position += 64
    }
    (self.words, self.sums) = (words, sums)
  }

  var value: UInt64 {
    (0..<8).reduce(0) { value, lane in
      SpanHash.mix(SpanHash.mix(value, words[lane]), sums[lane])
    }
  }
}
