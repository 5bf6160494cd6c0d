package import JSON

/// What an app declared of one `AppShortcut`.
package struct ShortcutMetadata: JSONDocument {
  /// The intent's type name.
  package var intent: String
  /// The phrases in code, with `${applicationName}` and `${parameter}`; the first is the primary.
  package var phrases: [String]
  package var shortTitle: LocalizedText?
  package var systemImageName: String?
  /// The values that the shortcut's intent instance came with, by parameter.
  package var presets: [String: IntentValue]

  package init(
    intent: String, phrases: [String], shortTitle: LocalizedText? = nil,
    presets: [String: IntentValue] = [:]
  ) {
    self.intent = intent
    self.phrases = phrases
    self.shortTitle = shortTitle
    self.presets = presets
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      intent: try json.string("intent"), phrases: try json.strings("phrases"),
      shortTitle: try json.optionalDocument("shortTitle"),
      presets: try json.namedDocuments("presets"))
    systemImageName = json["systemImageName"]?.string
  }

  package var json: JSONValue {
    .members(
      ("intent", .string(intent)), ("phrases", phrases.json), ("shortTitle", shortTitle?.json),
      ("systemImageName", systemImageName.map { .string($0) }),
      ("presets", presets.isEmpty ? nil : presets.json))
  }
}
