/// What CLDR's plural rules look at: a number as it is displayed, so that 1 and 1.0 differ.
package struct PluralOperands: Sendable {
  /// The whole part (`i`); of numbers beyond 18 digits, the last 18.
  let integer: Int
  /// How many fraction digits are visible (`v`).
  let fractionDigits: Int
  /// The visible fraction as a whole number (`f`).
  let fraction: Int
  /// The fraction without trailing zeros (`t`).
  let significantFraction: Int

  /// Takes a whole number; its sign does not count.
  package init(_ value: Int) {
    self.init(decimal: String(value))
  }

  /// Takes a number in ASCII digits, with a point where it has a fraction.
  package init(decimal text: String) {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? Array(parts[1].prefix(18)) : []
    integer = Self.number(parts.first?.suffix(18) ?? [])
    fractionDigits = fraction.count
    self.fraction = Self.number(fraction)
    let end = fraction.lastIndex { $0 != UInt8(ascii: "0") }.map { $0 + 1 } ?? 0
    significantFraction = Self.number(fraction[..<end])
  }

  private static func number(_ digits: some Collection<UInt8>) -> Int {
    digits.reduce(0) { value, digit in
      (0x30...0x39).contains(digit) ? value * 10 + Int(digit & 0x0F) : value
    }
  }

  /// Whether the number is whole: nothing but zeros after the point.
  var isWhole: Bool { significantFraction == 0 }

  /// Whether the number equals a whole one (`n = value`).
  func equals(_ value: Int) -> Bool { isWhole && integer == value }

  /// Whether a remainder of the number is whole and in a range (`n % divisor = range`).
  func remainder(_ divisor: Int, in range: ClosedRange<Int>) -> Bool {
    isWhole && range.contains(integer % divisor)
  }
}
