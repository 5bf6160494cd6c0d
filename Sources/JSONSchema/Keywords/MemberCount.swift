import JSON

/// `minProperties` and `maxProperties`.
struct MemberCount: Keyword {
  private let minimum: Int
  private let maximum: Int

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    let minimum = try source.count("minProperties")
    let maximum = try source.count("maxProperties")
    guard minimum != nil || maximum != nil else { return [] }
    return [MemberCount(minimum: minimum ?? 0, maximum: maximum ?? Int.max)]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .object(let object) = instance else { return true }
    var isValid = true
    if object.count < minimum {
      isValid = evaluation.reject(
        .tooFew(.members, minimum: minimum, found: object.count), by: "minProperties")
    }
    if object.count > maximum {
      isValid = evaluation.reject(
        .tooMany(.members, maximum: maximum, found: object.count), by: "maxProperties")
    }
    return isValid
  }
}
