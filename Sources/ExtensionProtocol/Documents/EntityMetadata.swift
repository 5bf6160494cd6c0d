package import JSON

/// What an app declared of an `AppEntity`.
package struct EntityMetadata: JSONDocument {
  package var name: String
  package var typeName: LocalizedText
  /// How the entity's default query finds values.
  package var options: ParameterMetadata.Options

  package init(name: String, typeName: LocalizedText, options: ParameterMetadata.Options) {
    self.name = name
    self.typeName = typeName
    self.options = options
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      name: try json.string("name"), typeName: try json.document("typeName"),
      options: json["options"]?.string.flatMap(ParameterMetadata.Options.init(rawValue:)) ?? .none)
  }

  package var json: JSONValue {
    [
      "name": .string(name), "typeName": typeName.json, "options": .string(options.rawValue),
    ]
  }
}
