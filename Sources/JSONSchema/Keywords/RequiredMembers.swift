import JSON

/// `required`: the members that an object must have.
struct RequiredMembers: Keyword {
  private let names: [String]

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    try source.strings("required").map { [RequiredMembers(names: $0)] } ?? []
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .object(let object) = instance else { return true }
    var isValid = true
    for name in names where !object.contains(name) {
      isValid = evaluation.reject(.missingMember(name), by: "required")
      if evaluation.stopsEarly { break }
    }
    return isValid
  }
}
