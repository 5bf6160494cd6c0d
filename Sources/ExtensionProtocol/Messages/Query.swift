package import JSON

/// Asks the app for values of one parameter of one intent.
package struct QueryRequest: JSONDocument {
  package var intent: String
  package var parameter: String
  package var search: Search
  /// What the other parameters are by now, for `@IntentParameterDependency`.
  package var parameters: [String: IntentValue]
  package var session: SessionContext

  /// What is looked for.
  package enum Search: Equatable, Sendable {
    /// `suggestedEntities()`, or an options provider's `results()`.
    case suggestions
    /// `entities(matching:)` with the words that a person gave for the value.
    case matching(String)
    /// `entities(for:)`.
    case ids([String])
  }

  package init(
    intent: String, parameter: String, search: Search, parameters: [String: IntentValue] = [:],
    session: SessionContext
  ) {
    self.intent = intent
    self.parameter = parameter
    self.search = search
    self.parameters = parameters
    self.session = session
  }

  package init(json: JSONValue) throws(ProtocolError) {
    let search: Search
    if let words = json["matching"]?.string {
      search = .matching(words)
    } else if let ids = json["ids"]?.array {
      search = .ids(ids.compactMap(\.string))
    } else {
      search = .suggestions
    }
    self.init(
      intent: try json.string("intent"), parameter: try json.string("parameter"), search: search,
      parameters: try json.namedDocuments("parameters"), session: try json.document("session"))
  }

  package var json: JSONValue {
    var words: String?
    var ids: [String]?
    switch search {
    case .suggestions: break
    case .matching(let text): words = text
    case .ids(let list): ids = list
    }
    return .members(
      ("intent", .string(intent)), ("parameter", .string(parameter)),
      ("matching", words.map { .string($0) }), ("ids", ids?.json),
      ("parameters", parameters.isEmpty ? nil : parameters.json), ("session", session.json))
  }
}

/// A value that a person may choose, with its names.
package struct Choice: JSONDocument {
  package var value: IntentValue
  package var title: String
  package var subtitle: String?
  package var synonyms: [String]

  package init(
    value: IntentValue, title: String, subtitle: String? = nil, synonyms: [String] = []
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
  }

  /// The choice of an entity, by its own names.
  package init(_ entity: EntityReference) {
    self.init(
      value: .entity(entity), title: entity.title, subtitle: entity.subtitle,
      synonyms: entity.synonyms)
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      value: try json.document("value"), title: try json.string("title"),
      subtitle: json["subtitle"]?.string, synonyms: try json.strings("synonyms"))
  }

  package var json: JSONValue {
    .members(
      ("value", value.json), ("title", .string(title)),
      ("subtitle", subtitle.map { .string($0) }),
      ("synonyms", synonyms.isEmpty ? nil : synonyms.json))
  }
}

/// The values that the app found, in its order.
package struct QueryReply: JSONDocument {
  package var choices: [Choice]
  /// What the app calls the list.
  package var promptLabel: String?
  /// An options provider's `defaultResult()`.
  package var defaultValue: IntentValue?

  package init(choices: [Choice], promptLabel: String? = nil, defaultValue: IntentValue? = nil) {
    self.choices = choices
    self.promptLabel = promptLabel
    self.defaultValue = defaultValue
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      choices: try json.documents("choices"), promptLabel: json["promptLabel"]?.string,
      defaultValue: try json.optionalDocument("defaultValue"))
  }

  package var json: JSONValue {
    .members(
      ("choices", choices.json), ("promptLabel", promptLabel.map { .string($0) }),
      ("defaultValue", defaultValue?.json))
  }
}
