import JSON

/// `allOf`, `anyOf`, `oneOf` and `not`.
struct Combination: Keyword {
  private enum Kind {
    case all, any, one, none
  }

  private let kind: Kind
  private let nodes: [Int]

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    var keywords: [any Keyword] = []
    for (keyword, kind) in [("allOf", Kind.all), ("anyOf", .any), ("oneOf", .one)] {
      guard let nodes = try compiler.subschemas(keyword, of: source, .inPlace) else { continue }
      guard !nodes.isEmpty else { throw source.malformed(keyword, .schemas) }
      keywords.append(Combination(kind: kind, nodes: nodes))
    }
    if let node = try compiler.subschema("not", of: source, .inPlace) {
      keywords.append(Combination(kind: .none, nodes: [node]))
    }
    return keywords
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    switch kind {
    case .all: followsAll(instance, in: &evaluation)
    case .any: followsAny(instance, in: &evaluation)
    case .one: followsOne(instance, in: &evaluation)
    case .none: followsNone(instance, in: &evaluation)
    }
  }

  private func followsAll(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    var isValid = true
    for node in nodes where !evaluation.evaluate(node, on: instance) {
      isValid = false
      if evaluation.stopsEarly { break }
    }
    return isValid
  }

  private func followsAny(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    var isFound = false
    for node in nodes where evaluation.quietly({ $0.evaluate(node, on: instance) }) {
      isFound = true
      // Every form that fits counts as a look at the parts, so all are tried when that is asked.
      if evaluation.evaluated == nil { break }
    }
    return isFound || evaluation.reject(.noAlternative(count: nodes.count), by: "anyOf")
  }

  private func followsOne(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    var found: [Int] = []
    for (place, node) in nodes.enumerated()
    where evaluation.quietly({ $0.evaluate(node, on: instance) }) {
      found.append(place)
      if found.count == 2, evaluation.stopsEarly { break }
    }
    if found.count == 1 { return true }
    return evaluation.reject(
      found.isEmpty ? .noAlternative(count: nodes.count) : .severalAlternatives(found),
      by: "oneOf")
  }

  private func followsNone(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    let outer = evaluation.evaluated
    evaluation.evaluated = nil
    let isFound = evaluation.quietly { $0.evaluate(nodes[0], on: instance) }
    evaluation.evaluated = outer
    return !isFound || evaluation.reject(.excluded, by: "not")
  }
}
