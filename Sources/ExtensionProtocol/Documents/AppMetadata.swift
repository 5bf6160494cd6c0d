package import JSON

/// Everything an app declared; the assistant knows no more of its types than this.
package struct AppMetadata: JSONDocument {
  /// The app's id: its executable's name without `Extension`.
  package var id: String
  /// The locales of the app's tables, the source language first.
  package var locales: [String]
  package var intents: [IntentMetadata]
  package var enums: [EnumMetadata]
  package var entities: [EntityMetadata]
  package var shortcuts: [ShortcutMetadata]
  /// Phrases with `${applicationName}` that are not for this app.
  package var negativePhrases: [String]

  package init(
    id: String, locales: [String] = ["en"], intents: [IntentMetadata] = [],
    enums: [EnumMetadata] = [], entities: [EntityMetadata] = [],
    shortcuts: [ShortcutMetadata] = [], negativePhrases: [String] = []
  ) {
    self.id = id
    self.locales = locales
    self.intents = intents
    self.enums = enums
    self.entities = entities
    self.shortcuts = shortcuts
    self.negativePhrases = negativePhrases
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      id: try json.string("id"), locales: try json.strings("locales"),
      intents: try json.documents("intents"), enums: try json.documents("enums"),
      entities: try json.documents("entities"), shortcuts: try json.documents("shortcuts"),
      negativePhrases: try json.strings("negativePhrases"))
  }

  package var json: JSONValue {
    .members(
      ("id", .string(id)), ("locales", locales.json), ("intents", intents.json),
      ("enums", enums.json), ("entities", entities.json), ("shortcuts", shortcuts.json),
      ("negativePhrases", negativePhrases.isEmpty ? nil : negativePhrases.json))
  }

  package func intent(named name: String) -> IntentMetadata? {
    intents.first { $0.name == name }
  }

  package func enumeration(named name: String) -> EnumMetadata? {
    enums.first { $0.name == name }
  }

  package func entity(named name: String) -> EntityMetadata? {
    entities.first { $0.name == name }
  }
}
