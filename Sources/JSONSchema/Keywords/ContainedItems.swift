import JSON

/// `contains` with `minContains` and `maxContains`.
struct ContainedItems: Keyword {
  private let node: Int
  private let minimum: Int
  private let maximum: Int
  private let hasMinimum: Bool

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    guard let node = try compiler.subschema("contains", of: source, .toParts) else { return [] }
    let minimum = try source.count("minContains")
    let maximum = try source.count("maxContains") ?? Int.max
    return [
      ContainedItems(
        node: node, minimum: minimum ?? 1, maximum: maximum, hasMinimum: minimum != nil)
    ]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .array(let items) = instance else { return true }
    var found = 0
    for (place, item) in items.enumerated() {
      let matches = evaluation.quietly { $0.evaluate(node, on: item, at: .item(place)) }
      guard matches else { continue }
      found += 1
      evaluation.evaluated?.insert(place)
    }
    if found < minimum {
      return evaluation.reject(
        .tooFew(.matchingItems, minimum: minimum, found: found),
        by: hasMinimum ? "minContains" : "contains")
    }
    return found <= maximum
      || evaluation.reject(
        .tooMany(.matchingItems, maximum: maximum, found: found), by: "maxContains")
  }
}
