package import JSON

/// Runs an intent whose required parameters all have values.
package struct PerformRequest: JSONDocument {
  /// The invocation's id, which its questions and its outcome carry.
  package var invocation: String
  package var intent: String
  package var source: Source
  /// The place of the app's shortcut whose preset instance is meant, if one matched.
  package var shortcut: Int?
  package var parameters: [String: IntentValue]
  package var session: SessionContext

  /// Who filled the parameters.
  package enum Source: String, Sendable {
    /// A phrase.
    case siri
    /// A shortcut that a person made.
    case shortcut
    /// A button of the app; here, `behest run`.
    case app
  }

  package init(
    invocation: String, intent: String, source: Source, shortcut: Int? = nil,
    parameters: [String: IntentValue], session: SessionContext
  ) {
    self.invocation = invocation
    self.intent = intent
    self.source = source
    self.shortcut = shortcut
    self.parameters = parameters
    self.session = session
  }

  package init(json: JSONValue) throws(ProtocolError) {
    guard let source = json["source"]?.string.flatMap(Source.init(rawValue:)) else {
      throw .invalidMember("source")
    }
    self.init(
      invocation: try json.string("invocation"), intent: try json.string("intent"),
      source: source, shortcut: json["shortcut"]?.int,
      parameters: try json.namedDocuments("parameters"), session: try json.document("session"))
  }

  package var json: JSONValue {
    .members(
      ("invocation", .string(invocation)), ("intent", .string(intent)),
      ("source", .string(source.rawValue)), ("shortcut", shortcut.map { .int($0) }),
      ("parameters", parameters.json), ("session", session.json))
  }
}

/// Ends an invocation.
package struct CancelNotice: JSONDocument {
  package var invocation: String
  package var reason: Reason

  package enum Reason: String, Sendable {
    case userCancelled
    case timeout
  }

  package init(invocation: String, reason: Reason) {
    self.invocation = invocation
    self.reason = reason
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      invocation: try json.string("invocation"),
      reason: json["reason"]?.string.flatMap(Reason.init(rawValue:)) ?? .userCancelled)
  }

  package var json: JSONValue {
    ["invocation": .string(invocation), "reason": .string(reason.rawValue)]
  }
}

/// Says that an invocation goes on.
package struct ProgressNotice: JSONDocument {
  package var invocation: String
  /// How much is done, from 0 to 1.
  package var fraction: Double?

  package init(invocation: String, fraction: Double?) {
    self.invocation = invocation
    self.fraction = fraction
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(invocation: try json.string("invocation"), fraction: json["fraction"]?.double)
  }

  package var json: JSONValue {
    .members(("invocation", .string(invocation)), ("fraction", fraction.map { .double($0) }))
  }
}
