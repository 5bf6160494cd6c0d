import JSON

/// `minItems` and `maxItems`.
struct ItemCount: Keyword {
  private let minimum: Int
  private let maximum: Int

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    let minimum = try source.count("minItems")
    let maximum = try source.count("maxItems")
    guard minimum != nil || maximum != nil else { return [] }
    return [ItemCount(minimum: minimum ?? 0, maximum: maximum ?? Int.max)]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .array(let items) = instance else { return true }
    var isValid = true
    if items.count < minimum {
      isValid = evaluation.reject(
        .tooFew(.items, minimum: minimum, found: items.count), by: "minItems")
    }
    if items.count > maximum {
      isValid = evaluation.reject(
        .tooMany(.items, maximum: maximum, found: items.count), by: "maxItems")
    }
    return isValid
  }
}
