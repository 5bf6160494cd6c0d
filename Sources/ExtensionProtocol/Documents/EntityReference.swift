package import JSON

/// An entity as it crosses the door: only the id is trusted, the rest is for people.
package struct EntityReference: JSONDocument, Hashable {
  /// The entity's type name.
  package var type: String
  package var id: String
  /// The display title in the conversation's locale.
  package var title: String
  package var subtitle: String?
  /// Other names that it answers to.
  package var synonyms: [String]

  package init(
    type: String, id: String, title: String, subtitle: String? = nil, synonyms: [String] = []
  ) {
    self.type = type
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      type: try json.string("entity"), id: try json.string("id"),
      title: try json.string("display"), subtitle: json["subtitle"]?.string,
      synonyms: try json.strings("synonyms"))
  }

  package var json: JSONValue {
    .members(
      ("entity", .string(type)), ("id", .string(id)), ("display", .string(title)),
      ("subtitle", subtitle.map { .string($0) }),
      ("synonyms", synonyms.isEmpty ? nil : synonyms.json))
  }
}
