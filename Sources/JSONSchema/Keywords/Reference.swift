import JSON

/// `$ref` and `$dynamicRef`: the schema stands elsewhere.
struct Reference: Keyword {
  private let node: Int
  /// The dynamic anchor to look for from the outside in, for a `$dynamicRef` to one.
  private let anchor: Int?

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    var keywords: [any Keyword] = []
    if let reference = try source.string("$ref") {
      let target = try compiler.target(of: reference, in: source, isDynamic: false)
      keywords.append(Reference(node: target.node, anchor: nil))
    }
    if let reference = try source.string("$dynamicRef") {
      let target = try compiler.target(of: reference, in: source, isDynamic: true)
      keywords.append(Reference(node: target.node, anchor: target.anchor))
    }
    return keywords
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    evaluation.evaluate(anchor.flatMap { evaluation.dynamicTarget($0) } ?? node, on: instance)
  }
}
