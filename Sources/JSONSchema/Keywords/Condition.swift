import JSON

/// `if`, `then` and `else`.
struct Condition: Keyword {
  private let test: Int
  private let consequence: Int?
  private let alternative: Int?

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    guard let test = try compiler.subschema("if", of: source, .inPlace) else { return [] }
    let consequence = try compiler.subschema("then", of: source, .inPlace)
    let alternative = try compiler.subschema("else", of: source, .inPlace)
    return [Condition(test: test, consequence: consequence, alternative: alternative)]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    let isMet = evaluation.quietly { $0.evaluate(test, on: instance) }
    guard let node = isMet ? consequence : alternative else { return true }
    return evaluation.evaluate(node, on: instance)
  }
}
