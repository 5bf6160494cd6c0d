import JSON

/// `enum` and `const`: the very values that are allowed.
struct Enumeration: Keyword {
  private let values: [JSONValue]
  private let isConstant: Bool

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    var keywords: [any Keyword] = []
    if let values = try source.list("enum") {
      keywords.append(Enumeration(values: values, isConstant: false))
    }
    if let value = source.schema["const"] {
      keywords.append(Enumeration(values: [value], isConstant: true))
    }
    return keywords
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    for value in values where value == instance { return true }
    return isConstant
      ? evaluation.reject(.notConstant(values[0]), by: "const")
      : evaluation.reject(.notInEnumeration(values), by: "enum")
  }
}
