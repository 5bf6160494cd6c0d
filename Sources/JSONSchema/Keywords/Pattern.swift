import JSON

/// `pattern`: a regular expression that is found in the string.
struct Pattern: Keyword {
  private let expression: RegularExpression

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    guard let text = try source.string("pattern") else { return [] }
    return [Pattern(expression: try source.pattern(text, at: "pattern"))]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .string(let text) = instance else { return true }
    return expression.isFound(in: text)
      || evaluation.reject(.noMatch(pattern: expression.source), by: "pattern")
  }
}
