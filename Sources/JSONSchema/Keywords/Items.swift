import JSON

/// `prefixItems` and `items`.
struct Items: Keyword {
  private let prefix: [Int]
  private let rest: Int?

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    let prefix = try compiler.subschemas("prefixItems", of: source, .toParts)
    let rest = try compiler.subschema("items", of: source, .toParts)
    guard prefix != nil || rest != nil else { return [] }
    return [Items(prefix: prefix ?? [], rest: rest)]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .array(let items) = instance else { return true }
    var isValid = true
    for (place, item) in items.enumerated() {
      guard let node = place < prefix.count ? prefix[place] : rest else { break }
      if place >= prefix.count, evaluation.isFalse(node) {
        isValid = evaluation.reject(.unexpectedItem(place), by: "items", at: .item(place))
      } else if !evaluation.evaluate(node, on: item, at: .item(place)) {
        isValid = false
      }
      if !isValid, evaluation.stopsEarly { return false }
      evaluation.evaluated?.insert(place)
    }
    return isValid
  }
}
