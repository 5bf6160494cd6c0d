import JSON

/// `multipleOf`, divided exactly.
struct MultipleOf: Keyword {
  private let literal: String
  private let divisor: JSONDecimal

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    guard let number = try source.number("multipleOf") else { return [] }
    let divisor = JSONDecimal(number)
    guard !divisor.isNegative, !divisor.digits.isEmpty else {
      throw source.malformed("multipleOf", .positiveNumber)
    }
    return [MultipleOf(literal: number.literal, divisor: divisor)]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .number(let number) = instance else { return true }
    return JSONDecimal(number).isMultiple(of: divisor)
      || evaluation.reject(.notMultiple(of: literal), by: "multipleOf")
  }
}
