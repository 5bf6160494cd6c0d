/// A number that words name.
package struct NumberValue: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  package var value: Double
  /// The number when it is whole and fits.
  package var integer: Int? { Int(exactly: value) }

  package init(_ value: Double) { self.value = value }
  package init(integerLiteral value: Int) { self.value = Double(value) }
  package init(floatLiteral value: Double) { self.value = value }
}
