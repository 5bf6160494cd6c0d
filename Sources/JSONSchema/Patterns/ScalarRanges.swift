/// Sorted ranges of scalars, written as hexadecimal text to keep tables readable.
struct ScalarRanges: Sendable {
  private let ranges: [ClosedRange<UInt32>]

  /// Takes ranges like `41-5A 61`, in ascending order.
  init(_ text: String) {
    ranges = text.split(separator: " ").compactMap { part in
      let ends = part.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }
}
