/// The exact value of a JSON number: ±0.d₁d₂d₃… × 10^magnitude.
///
/// No digit is ever rounded away: `9007199254740993` and `9007199254740992` differ, `1.0` and `1e0`
/// do not.
package struct JSONDecimal: Hashable, Sendable {
  package let isNegative: Bool
  /// The digits 0–9 without zeros at either end; none for zero.
  package let digits: [UInt8]
  /// Where the decimal point stands, counted from before the first digit.
  package let magnitude: Int

  package init(_ number: JSONNumber) {
    var isNegative = false
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var literal = number.literal.utf8[...]
    while let byte = literal.popFirst() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        exponent = Self.exponent(literal)
        literal = literal[literal.endIndex...]
      default: digits.append(byte & 0x0F)
      }
    }
    let end = digits.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    let start = digits.firstIndex { $0 != 0 } ?? end
    self.isNegative = isNegative && start < end
    self.digits = Array(digits[start..<end])
    magnitude = start < end ? (point ?? digits.count) - start + exponent : 0
  }

  /// Reads an exponent; beyond ±10¹⁵ all are alike.
  private static func exponent(_ literal: Substring.UTF8View) -> Int {
    var value = 0
    for byte in literal where byte >= UInt8(ascii: "0") {
      value = min(value * 10 + Int(byte & 0x0F), 1_000_000_000_000_000)
    }
    return literal.first == UInt8(ascii: "-") ? -value : value
  }

  /// Whether the value has no fraction.
  package var isWhole: Bool { digits.count <= magnitude || digits.isEmpty }

  /// The value as an Int, when it is a whole number that fits one.
  package var int: Int? {
    guard isWhole, magnitude <= 19 else { return nil }
    var value = 0
    for place in 0..<magnitude {
      let digit = place < digits.count ? Int(digits[place]) : 0
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeToo) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      guard !isTooLarge, !isTooLargeToo else { return nil }
      value = sum
    }
    return value
  }
}

extension JSONDecimal: Comparable {
  package static func < (left: JSONDecimal, right: JSONDecimal) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    return left.isNegative
      ? right.isCloserToZero(than: left) : left.isCloserToZero(than: right)
  }

  private func isCloserToZero(than other: JSONDecimal) -> Bool {
    guard !digits.isEmpty, !other.digits.isEmpty, magnitude != other.magnitude else {
      return digits.isEmpty || other.digits.isEmpty
        ? digits.count < other.digits.count : digits.lexicographicallyPrecedes(other.digits)
    }
    return magnitude < other.magnitude
  }
}

extension JSONDecimal {
  /// Whether the value is a whole number of times another, which is not zero.
  package func isMultiple(of divisor: JSONDecimal) -> Bool {
    precondition(!divisor.digits.isEmpty, "Nothing is a multiple of zero.")
    guard !digits.isEmpty else { return true }
    // value = a × 10^shift × divisor's unit. Since `a` ends in no zero, a negative shift leaves a
    // fraction; a shift beyond four times the divisor's digits adds no factor 2 or 5 it could need.
    let shift = (magnitude - digits.count) - (divisor.magnitude - divisor.digits.count)
    guard shift >= 0 else { return false }
    let zeros = min(shift, 4 * divisor.digits.count)
    return divisor.digits.count <= 17
      ? isMultiple(of: divisor.digits.reduce(0) { $0 * 10 + UInt64($1) }, zeros: zeros)
      : isMultiple(ofLong: divisor.digits, zeros: zeros)
  }

  private func isMultiple(of divisor: UInt64, zeros: Int) -> Bool {
    var remainder: UInt64 = 0
    for digit in digits { remainder = (remainder * 10 + UInt64(digit)) % divisor }
    for _ in 0..<zeros { remainder = remainder * 10 % divisor }
    return remainder == 0
  }

  /// Divides as on paper, for divisors that no machine word holds.
  private func isMultiple(ofLong divisor: [UInt8], zeros: Int) -> Bool {
    var remainder: [UInt8] = []
    for place in 0..<digits.count + zeros {
      let digit = place < digits.count ? digits[place] : 0
      if !remainder.isEmpty || digit != 0 { remainder.append(digit) }
      while !Self.precedes(remainder, divisor) { Self.subtract(divisor, from: &remainder) }
    }
    return remainder.isEmpty
  }

  private static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
  }

  private static func subtract(_ small: [UInt8], from large: inout [UInt8]) {
    var borrow: UInt8 = 0
    for place in 1...large.count {
      let taken = borrow + (place <= small.count ? small[small.count - place] : 0)
      let index = large.count - place
      borrow = large[index] < taken ? 1 : 0
      large[index] = large[index] + 10 * borrow - taken
    }
    large.removeSubrange(..<(large.firstIndex { $0 != 0 } ?? large.count))
  }
}
