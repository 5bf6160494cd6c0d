/// Binary search for what begins with given bytes, in something sorted.
enum PrefixSearch {
  /// The positions, from 0 up to a count, whose text begins with a prefix.
  static func range(
    _ count: Int, prefix: UnsafeBufferPointer<UInt8>, text: (Int) -> UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    func begins(_ position: Int) -> Bool {
      let head = UnsafeBufferPointer(rebasing: text(position).prefix(prefix.count))
      return ByteOrder.compare(head, prefix) == 0
    }
    let start = first(0..<count) { ByteOrder.compare(text($0), prefix) >= 0 }
    guard start < count, begins(start) else { return start..<start }
    return start..<first((start + 1)..<count) { !begins($0) }
  }

  /// The first of some positions from which on something holds.
  static func first(_ positions: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (positions.lowerBound, positions.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
