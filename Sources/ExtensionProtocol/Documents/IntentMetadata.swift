package import JSON

/// What an app declared of one of its intents.
package struct IntentMetadata: JSONDocument {
  /// The type's name, which is the record's `intent` and the transcript's.
  package var name: String
  /// Apple's `persistentIdentifier`; the type's name unless the app says otherwise.
  package var persistentIdentifier: String
  package var title: LocalizedText
  package var description: LocalizedText?
  package var categoryName: LocalizedText?
  package var searchKeywords: [LocalizedText]
  /// The parameters in the order of their declaration.
  package var parameters: [ParameterMetadata]
  package var isDiscoverable: Bool
  /// Whether the app comes to the foreground once the parameters are resolved.
  package var openAppWhenRun: Bool
  /// The kind of the value that `perform()` returns, if it returns one.
  package var resultKind: ValueKind?

  package init(
    name: String, title: LocalizedText, description: LocalizedText? = nil,
    parameters: [ParameterMetadata] = [], isDiscoverable: Bool = true,
    openAppWhenRun: Bool = false
  ) {
    self.name = name
    persistentIdentifier = name
    self.title = title
    self.description = description
    searchKeywords = []
    self.parameters = parameters
    self.isDiscoverable = isDiscoverable
    self.openAppWhenRun = openAppWhenRun
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      name: try json.string("name"), title: try json.document("title"),
      description: try json.optionalDocument("description"),
      parameters: try json.documents("parameters"),
      isDiscoverable: json["isDiscoverable"]?.bool ?? true,
      openAppWhenRun: json.flag("openAppWhenRun"))
    persistentIdentifier = json["persistentIdentifier"]?.string ?? name
    categoryName = try json.optionalDocument("categoryName")
    searchKeywords = try json.documents("searchKeywords")
    resultKind = try json.optionalDocument("resultKind")
  }

  package var json: JSONValue {
    .members(
      ("name", .string(name)),
      (
        "persistentIdentifier",
        persistentIdentifier == name ? nil : .string(persistentIdentifier)
      ),
      ("title", title.json), ("description", description?.json),
      ("categoryName", categoryName?.json),
      ("searchKeywords", searchKeywords.isEmpty ? nil : searchKeywords.json),
      ("parameters", parameters.json), ("isDiscoverable", isDiscoverable ? nil : false),
      ("openAppWhenRun", openAppWhenRun ? true : nil), ("resultKind", resultKind?.json))
  }

  package func parameter(named name: String) -> ParameterMetadata? {
    parameters.first { $0.name == name }
  }
}
