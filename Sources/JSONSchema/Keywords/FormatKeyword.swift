import JSON

/// `format`, where it is asserted; a format that 2020-12 does not define is ignored.
struct FormatKeyword: Keyword {
  private let format: Format

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    compiler.assertsFormats ? try readAsserted(source, &compiler) : []
  }

  static func readAsserted(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    guard let name = try source.string("format"), let format = Format(rawValue: name) else {
      return []
    }
    return [FormatKeyword(format: format)]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .string(let text) = instance else { return true }
    return format.accepts(text)
      || evaluation.reject(.wrongFormat(format.rawValue), by: "format")
  }
}
