import JSON

/// `propertyNames`: what the names of members must be.
struct MemberNames: Keyword {
  private let node: Int

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    guard let node = try compiler.subschema("propertyNames", of: source, .toParts) else {
      return []
    }
    return [MemberNames(node: node)]
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .object(let object) = instance else { return true }
    var isValid = true
    for (name, _) in object.members {
      let isAllowed = evaluation.quietly {
        $0.evaluate(node, on: .string(name), at: .member(name))
      }
      guard !isAllowed else { continue }
      isValid = evaluation.reject(
        .wrongMemberName(name), by: "propertyNames", at: .member(name))
      if evaluation.stopsEarly { break }
    }
    return isValid
  }
}
