import JSON

/// `dependentSchemas`: what an object must be once it has a member; `dependencies` likewise.
struct DependentSchemas: Keyword {
  private let schemas: [(name: String, node: Int)]

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    var schemas = try compiler.subschemaMap("dependentSchemas", of: source, .inPlace) ?? []
    if let object = try source.object("dependencies", .schemaMap) {
      let others = JSONObject(object.members.filter { SchemaSource.strings($0.value) == nil })
      let reduced = SchemaSource(
        schema: JSONObject([("dependencies", .object(others))]), location: source.location,
        place: source.place, vocabularies: source.vocabularies)
      schemas += try compiler.subschemaMap("dependencies", of: reduced, .inPlace) ?? []
    }
    return schemas.isEmpty ? [] : [DependentSchemas(schemas: schemas)]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .object(let object) = instance else { return true }
    var isValid = true
    for (name, node) in schemas where object.contains(name) {
      if !evaluation.evaluate(node, on: instance) { isValid = false }
      if !isValid, evaluation.stopsEarly { break }
    }
    return isValid
  }
}
