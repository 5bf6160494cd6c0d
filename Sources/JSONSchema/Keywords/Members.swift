import JSON

/// `properties`, `patternProperties` and `additionalProperties`, in one walk over the members.
struct Members: Keyword {
  private struct NamePattern {
    let expression: RegularExpression
    let node: Int
  }

  private let named: NameTable
  private let patterns: [NamePattern]
  private let others: Int?

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    let named = try compiler.subschemaMap("properties", of: source, .toParts)
    let patterned = try compiler.subschemaMap("patternProperties", of: source, .toParts)
    let others = try compiler.subschema("additionalProperties", of: source, .toParts)
    guard named != nil || patterned != nil || others != nil else { return [] }
    var patterns: [NamePattern] = []
    for (text, node) in patterned ?? [] {
      let expression = try source.pattern(text, at: "patternProperties")
      patterns.append(NamePattern(expression: expression, node: node))
    }
    return [Members(named: NameTable(named ?? []), patterns: patterns, others: others)]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .object(let object) = instance else { return true }
    var isValid = true
    for (place, member) in object.members.enumerated()
    where !evaluate(member.key, member.value, place, in: &evaluation) {
      isValid = false
      if evaluation.stopsEarly { break }
    }
    return isValid
  }

  private func evaluate(
    _ name: String, _ value: JSONValue, _ place: Int, in evaluation: inout Evaluation
  ) -> Bool {
    var isKnown = false
    var isValid = true
    if let node = named[name] {
      isKnown = true
      isValid = evaluation.evaluate(node, on: value, at: .member(name))
    }
    for pattern in patterns where pattern.expression.isFound(in: name) {
      isKnown = true
      if !evaluation.evaluate(pattern.node, on: value, at: .member(name)) { isValid = false }
    }
    if !isKnown, let others {
      isKnown = true
      isValid =
        evaluation.isFalse(others)
        ? evaluation.reject(
          .unexpectedMember(name), by: "additionalProperties", at: .member(name))
        : evaluation.evaluate(others, on: value, at: .member(name))
    }
    if isKnown { evaluation.evaluated?.insert(place) }
    return isValid
  }
}
