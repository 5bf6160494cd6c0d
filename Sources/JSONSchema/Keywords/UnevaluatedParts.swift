import JSON

/// `unevaluatedProperties` and `unevaluatedItems`: what no other keyword has looked at.
struct UnevaluatedParts: Keyword {
  private enum Kind {
    case members, items
  }

  private let kind: Kind
  private let node: Int

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    var keywords: [any Keyword] = []
    if let node = try compiler.subschema("unevaluatedProperties", of: source, .toParts) {
      keywords.append(UnevaluatedParts(kind: .members, node: node))
    }
    if let node = try compiler.subschema("unevaluatedItems", of: source, .toParts) {
      keywords.append(UnevaluatedParts(kind: .items, node: node))
    }
    return keywords
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    switch (kind, instance) {
    case (.members, .object(let object)):
      evaluate(
        object.members.map { (PathStep.member($0.key), $0.value) }, "unevaluatedProperties",
        in: &evaluation)
    case (.items, .array(let items)):
      evaluate(
        items.enumerated().map { (PathStep.item($0), $1) }, "unevaluatedItems", in: &evaluation)
    case (.members, _), (.items, _): true
    }
  }

  private func evaluate(
    _ parts: [(step: PathStep, value: JSONValue)], _ keyword: String,
    in evaluation: inout Evaluation
  ) -> Bool {
    guard let evaluated = evaluation.evaluated else { return true }
    var isValid = true
    for (place, part) in parts.enumerated() where !evaluated.contains(place) {
      let isAllowed =
        evaluation.isFalse(node)
        ? evaluation.reject(reason(for: part.step), by: keyword, at: part.step)
        : evaluation.evaluate(node, on: part.value, at: part.step)
      guard !isAllowed else { continue }
      isValid = false
      if evaluation.stopsEarly { return false }
    }
    evaluated.insertAll()
    return isValid
  }

  private func reason(for step: PathStep) -> SchemaViolation.Reason {
    switch step {
    case .member(let name): .unexpectedMember(name)
    case .item(let index): .unexpectedItem(index)
    }
  }
}
