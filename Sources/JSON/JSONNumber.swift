/// A JSON number as it was written, so that no digit is lost.
package struct JSONNumber: Sendable {
  /// The number's text, in JSON's grammar.
  package let literal: String

  package init(_ value: Int) { literal = String(value) }

  /// Takes a finite double.
  package init(_ value: Double) {
    precondition(value.isFinite, "JSON has no infinities and no NaN.")
    literal = "\(value)"
  }

  /// Takes text that the parser has found to be a number.
  init(validated literal: String) { self.literal = literal }

  /// The value as an Int, when it is a whole number that fits one (`1.0` and `1e2` are whole).
  package var int: Int? { Int(literal) ?? JSONDecimal(self).int }

  /// The nearest double, or nil when the value is beyond all doubles.
  package var double: Double? {
    guard let value = Double(literal), value.isFinite else { return nil }
    return value
  }
}

extension JSONNumber: Hashable {
  /// Two numbers are equal when their exact values are.
  package static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.literal == right.literal || JSONDecimal(left) == JSONDecimal(right)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(JSONDecimal(self)) }
}
