import JSON

/// `dependentRequired`: the members that a member brings with it.
///
/// The name lists of `dependencies` are read as well: 2020-12 keeps that older keyword in its
/// meta-schema and leaves it to the implementation.
struct DependentRequired: Keyword {
  private let keyword: String
  private let companions: [(name: String, required: [String])]

  static func read(
    _ source: SchemaSource, _ compiler: inout SchemaCompiler
  ) throws(SchemaError) -> [any Keyword] {
    var keywords: [any Keyword] = []
    for keyword in ["dependentRequired", "dependencies"] {
      guard let object = try source.object(keyword, .stringLists) else { continue }
      var companions: [(name: String, required: [String])] = []
      for (name, value) in object.members {
        if let required = SchemaSource.strings(value) {
          companions.append((name, required))
        } else if keyword == "dependentRequired" {
          throw source.malformed(keyword, .stringLists)
        }
      }
      keywords.append(DependentRequired(keyword: keyword, companions: companions))
    }
    return keywords
  }

  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool {
    guard case .object(let object) = instance else { return true }
    var isValid = true
    for (name, required) in companions where object.contains(name) {
      for companion in required where !object.contains(companion) {
        isValid = evaluation.reject(.missingCompanion(companion, of: name), by: keyword)
      }
    }
    return isValid
  }
}
