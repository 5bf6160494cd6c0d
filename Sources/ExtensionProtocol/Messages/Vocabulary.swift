package import JSON

/// Asks for the values of an entity type that phrases may name.
package struct VocabularyRequest: JSONDocument {
  package var entity: String
  /// Where the page before ended; nil for the first.
  package var cursor: String?
  /// The session; its locale is the one that the titles are wanted in.
  package var session: SessionContext

  package init(entity: String, cursor: String? = nil, session: SessionContext) {
    self.entity = entity
    self.cursor = cursor
    self.session = session
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      entity: try json.string("entity"), cursor: json["cursor"]?.string,
      session: try json.document("session"))
  }

  package var json: JSONValue {
    .members(
      ("entity", .string(entity)), ("cursor", cursor.map { .string($0) }),
      ("session", session.json))
  }
}

/// Some of an entity type's values in one locale, in the app's order.
package struct VocabularyPage: JSONDocument {
  package var entity: String
  package var locale: String
  package var values: [EntityReference]
  /// Whether these are the first ones, which replace what was known.
  package var isFirst: Bool
  /// Where the next page begins; nil when this is the last.
  package var next: String?

  package init(
    entity: String, locale: String, values: [EntityReference], isFirst: Bool = true,
    next: String? = nil
  ) {
    self.entity = entity
    self.locale = locale
    self.values = values
    self.isFirst = isFirst
    self.next = next
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      entity: try json.string("entity"), locale: try json.string("locale"),
      values: try json.documents("values"), isFirst: json.flag("isFirst"),
      next: json["next"]?.string)
  }

  package var json: JSONValue {
    .members(
      ("entity", .string(entity)), ("locale", .string(locale)), ("values", values.json),
      ("isFirst", .bool(isFirst)), ("next", next.map { .string($0) }))
  }
}
