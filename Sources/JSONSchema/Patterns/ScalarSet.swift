/// A set of Unicode scalars: a character class.
struct ScalarSet: Sendable {
  /// The answer for each ASCII scalar, one bit each.
  private var ascii: (low: UInt64, high: UInt64) = (0, 0)
  private var ranges: [ClosedRange<UInt32>] = []
  private var properties: [(property: UnicodeProperty, isNegated: Bool)] = []
  private var isNegated = false

  init() {}

  init(_ ranges: [ClosedRange<UInt32>]) {
    for range in ranges { insert(range) }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 64 { return ascii.low >> value & 1 == 1 }
    if value < 128 { return ascii.high >> (value - 64) & 1 == 1 }
    return includes(scalar) != isNegated
  }

  /// The answer before negation, by looking through everything.
  private func includes(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
      || properties.contains { $0.property.contains(scalar) != $0.isNegated }
  }

  mutating func insert(_ range: ClosedRange<UInt32>) {
    ranges.append(range)
    updateASCII()
  }

  mutating func insert(_ property: UnicodeProperty, isNegated: Bool) {
    properties.append((property, isNegated))
    updateASCII()
  }

  mutating func formUnion(_ other: ScalarSet) {
    if other.isNegated {
      insertComplement(of: other.ranges)
    } else {
      ranges += other.ranges
      properties += other.properties
    }
    updateASCII()
  }

  /// Inserts all that some ranges leave out.
  private mutating func insertComplement(of excluded: [ClosedRange<UInt32>]) {
    var next: UInt32 = 0
    for range in excluded.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { ranges.append(next...range.lowerBound - 1) }
      next = max(next, range.upperBound + 1)
    }
    if next <= 0x10FFFF { ranges.append(next...0x10FFFF) }
  }

  mutating func negate() {
    isNegated.toggle()
    updateASCII()
  }

  private mutating func updateASCII() {
    ascii = (0, 0)
    for value in UInt8(0)..<128 where includes(Unicode.Scalar(value)) != isNegated {
      if value < 64 { ascii.low |= 1 << value } else { ascii.high |= 1 << (value - 64) }
    }
  }
}

extension ScalarSet {
  static let digits = ScalarSet([0x30...0x39])
  static let wordCharacters = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  /// White space and line ends, as ECMA-262 counts them.
  static let spaces = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
  /// What `.` does not match.
  static let lineEnds = ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029])

  var inverted: ScalarSet {
    var set = self
    set.negate()
    return set
  }
}
