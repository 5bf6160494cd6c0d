import JSON

/// `minimum`, `maximum` and their exclusive forms, compared digit by digit.
struct NumberRange: Keyword {
  private enum Bound: String, CaseIterable {
    case minimum, exclusiveMinimum, maximum, exclusiveMaximum
  }

  private let bound: Bound
  private let literal: String
  private let limit: JSONDecimal
  /// The limit as a machine word, for instances that are plain integers.
  private let integer: Int?

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    var keywords: [any Keyword] = []
    for bound in Bound.allCases {
      guard let number = try source.number(bound.rawValue) else { continue }
      let limit = JSONDecimal(number)
      keywords.append(
        NumberRange(bound: bound, literal: number.literal, limit: limit, integer: limit.int))
    }
    return keywords
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .number(let number) = instance else { return true }
    let isAllowed: Bool
    if let integer, let value = Int(number.literal) {
      isAllowed = allows(value, within: integer)
    } else {
      isAllowed = allows(JSONDecimal(number), within: limit)
    }
    return isAllowed || evaluation.reject(reason, by: bound.rawValue)
  }

  private func allows<Value: Comparable>(_ value: Value, within limit: Value) -> Bool {
    switch bound {
    case .minimum: value >= limit
    case .exclusiveMinimum: value > limit
    case .maximum: value <= limit
    case .exclusiveMaximum: value < limit
    }
  }

  private var reason: SchemaViolation.Reason {
    switch bound {
    case .minimum: .tooSmall(minimum: literal)
    case .exclusiveMinimum: .notGreater(than: literal)
    case .maximum: .tooLarge(maximum: literal)
    case .exclusiveMaximum: .notLess(than: literal)
    }
  }
}
