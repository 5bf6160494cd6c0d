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
  package var int: Int? {
    if let value = Int(literal) { return value }
    guard let value = Double(literal), value.rounded() == value, abs(value) < 0x1p53 else {
      return nil
    }
    return Int(value)
  }

  package var double: Double? { Double(literal) }
}

extension JSONNumber: Equatable {
  package static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.literal == right.literal || left.double == right.double
  }
}
