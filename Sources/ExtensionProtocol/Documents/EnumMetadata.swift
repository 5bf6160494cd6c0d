package import JSON

/// What an app declared of an `AppEnum`.
package struct EnumMetadata: JSONDocument {
  package var name: String
  package var typeName: LocalizedText
  package var cases: [Case]

  package init(name: String, typeName: LocalizedText, cases: [Case]) {
    self.name = name
    self.typeName = typeName
    self.cases = cases
  }

  /// One case and the names that it answers to.
  package struct Case: JSONDocument {
    /// The raw value, as text: never understood as an answer.
    package var id: String
    package var title: LocalizedText
    package var subtitle: LocalizedText?
    package var synonyms: [LocalizedText]

    package init(
      id: String, title: LocalizedText, subtitle: LocalizedText? = nil,
      synonyms: [LocalizedText] = []
    ) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.synonyms = synonyms
    }

    package init(json: JSONValue) throws(ProtocolError) {
      self.init(
        id: try json.string("id"), title: try json.document("title"),
        subtitle: try json.optionalDocument("subtitle"),
        synonyms: try json.documents("synonyms"))
    }

    package var json: JSONValue {
      .members(
        ("id", .string(id)), ("title", title.json), ("subtitle", subtitle?.json),
        ("synonyms", synonyms.isEmpty ? nil : synonyms.json))
    }
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      name: try json.string("name"), typeName: try json.document("typeName"),
      cases: try json.documents("cases"))
  }

  package var json: JSONValue {
    ["name": .string(name), "typeName": typeName.json, "cases": cases.json]
  }
}
