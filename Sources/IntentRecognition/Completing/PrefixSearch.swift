/// Binary search for what begins with given bytes, in something sorted.
enum PrefixSearch {
  /// The positions, from 0 up to a count, whose text begins with a prefix.
  static func range(
    _ count: Int, prefix: UnsafeBufferPointer<UInt8>, text: (Int) -> UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    func first(_ isBefore: (UnsafeBufferPointer<UInt8>) -> Bool) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(text(middle)) { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = first { ByteOrder.compare($0, prefix) < 0 }
    let end = first { text in
      let head = UnsafeBufferPointer(rebasing: text.prefix(prefix.count))
      return ByteOrder.compare(head, prefix) <= 0
    }
    return start..<max(start, end)
  }
}
