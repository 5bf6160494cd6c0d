import JSON

/// `minimum`, `maximum`, their exclusive forms and `multipleOf`, exact to the last digit.
struct NumberRules: Keyword {
  private let rule: SchemaViolation.NumberRule
  private let literal: String
  private let limit: JSONDecimal
  /// The limit as a machine word, for instances that are plain integers.
  private let integer: Int?

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    var keywords: [any Keyword] = []
    let rules: [SchemaViolation.NumberRule] = [
      .minimum, .exclusiveMinimum, .maximum, .exclusiveMaximum, .multipleOf,
    ]
    for rule in rules {
      guard let number = try source.number(rule.rawValue) else { continue }
      let limit = JSONDecimal(number)
      if rule == .multipleOf, limit.isNegative || limit.digits.isEmpty {
        throw source.malformed(rule.rawValue, .positiveNumber)
      }
      keywords.append(
        NumberRules(rule: rule, literal: number.literal, limit: limit, integer: limit.int))
    }
    return keywords
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .number(let number) = instance else { return true }
    let isAllowed: Bool
    if let integer, let value = Int(number.literal) {
      isAllowed = allows(value, integer) { $0 % $1 == 0 }
    } else {
      isAllowed = allows(JSONDecimal(number), limit) { $0.isMultiple(of: $1) }
    }
    return isAllowed
      || evaluation.reject(
        .number(rule, limit: literal, found: number.literal), by: rule.rawValue)
  }

  private func allows<Value: Comparable>(
    _ value: Value, _ limit: Value, isMultiple: (Value, Value) -> Bool
  ) -> Bool {
    switch rule {
    case .minimum: value >= limit
    case .exclusiveMinimum: value > limit
    case .maximum: value <= limit
    case .exclusiveMaximum: value < limit
    case .multipleOf: isMultiple(value, limit)
    }
  }
}
