import JSON

/// The keywords whose values hold schemas; below any other keyword there is only data.
enum SubschemaKeywords {
  private static let single: Set<ByteString> = [
    "additionalProperties", "contains", "contentSchema", "else", "if", "items", "not",
    "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties",
  ]
  private static let lists: Set<ByteString> = ["allOf", "anyOf", "oneOf", "prefixItems"]
  private static let maps: Set<ByteString> = [
    "$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties",
  ]

  /// The schemas directly in a schema, with the tokens that lead to each.
  static func subschemas(of schema: JSONValue) -> [(place: [String], schema: JSONValue)] {
    var found: [(place: [String], schema: JSONValue)] = []
    for (name, value) in schema.object?.members ?? [] {
      let key = ByteString(name)
      if single.contains(key) {
        found.append(([name], value))
      } else if lists.contains(key) {
        for (index, element) in (value.array ?? []).enumerated() {
          found.append(([name, "\(index)"], element))
        }
      } else if maps.contains(key) {
        for member in value.object?.members ?? [] {
          found.append(([name, member.key], member.value))
        }
      }
    }
    return found
  }
}
