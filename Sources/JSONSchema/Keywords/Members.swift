import JSON

/// `properties`, `patternProperties`, `additionalProperties` and `required`, in one walk.
struct Members: Keyword {
  private struct NamePattern {
    let expression: RegularExpression
    let node: Int
  }

  private let names: NameTable
  private let patterns: [NamePattern]
  private let others: Int?

  /// Reads the three keywords that apply schemas.
  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    let named = try compiler.subschemaMap("properties", of: source, .toParts)
    let patterned = try compiler.subschemaMap("patternProperties", of: source, .toParts)
    let others = try compiler.subschema("additionalProperties", of: source, .toParts)
    let required = try source.vocabularies.contains(.validation) ? source.strings("required") : nil
    guard named != nil || patterned != nil || others != nil || required != nil else { return [] }
    var names = NameTable()
    for (name, node) in named ?? [] { names.insert(name, node: node) }
    for name in required ?? [] { names.insert(required: name) }
    var patterns: [NamePattern] = []
    for (text, node) in patterned ?? [] {
      let expression = try source.pattern(text, at: "patternProperties")
      patterns.append(NamePattern(expression: expression, node: node))
    }
    return [Members(names: names, patterns: patterns, others: others)]
  }

  /// Reads `required` for a schema whose vocabularies apply no schemas.
  static func readRequired(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    guard !source.vocabularies.contains(.applicator), let required = try source.strings("required")
    else { return [] }
    var names = NameTable()
    for name in required { names.insert(required: name) }
    return [Members(names: names, patterns: [], others: nil)]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .object(let object) = instance else { return true }
    let members = object.members
    var isValid = evaluation.stopsEarly || hasRequired(object, in: &evaluation)
    var requiredCount = 0
    for place in members.indices {
      let entry = names[members[place].key]
      if entry?.isRequired == true { requiredCount += 1 }
      if !evaluate(members[place].key, members[place].value, entry?.node, place, in: &evaluation) {
        isValid = false
        if evaluation.stopsEarly { return false }
      }
    }
    return isValid && requiredCount == names.requiredNames.count
  }

  /// Names each member that is missing.
  private func hasRequired(_ object: JSONObject, in evaluation: inout Evaluation) -> Bool {
    var isValid = true
    for name in names.requiredNames where !object.contains(name) {
      isValid = evaluation.reject(.missingMember(name), by: "required")
    }
    return isValid
  }

  private func evaluate(
    _ name: String, _ value: JSONValue, _ node: Int?, _ place: Int,
    in evaluation: inout Evaluation
  ) -> Bool {
    var isKnown = false
    var isValid = true
    if let node {
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
