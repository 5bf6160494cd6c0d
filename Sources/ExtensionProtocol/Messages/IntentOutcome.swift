package import JSON

/// What came of an invocation.
package enum IntentOutcome: Equatable, Sendable {
  case succeeded(IntentSuccess)
  case failed(IntentFailure)
}

extension IntentOutcome: JSONDocument {
  package init(json: JSONValue) throws(ProtocolError) {
    if let failure: IntentFailure = try json.optionalDocument("failure") {
      self = .failed(failure)
    } else {
      // All its members are optional: what is no object must not pass for a success.
      guard json["success"]?.object != nil else { throw .invalidMember("success") }
      self = .succeeded(try json.document("success"))
    }
  }

  package var json: JSONValue {
    switch self {
    case .succeeded(let success): ["success": success.json]
    case .failed(let failure): ["failure": failure.json]
    }
  }
}

/// What `perform()` returned.
package struct IntentSuccess: JSONDocument {
  package var value: IntentValue?
  /// The value as a person reads it, in the conversation's locale.
  package var valueText: String?
  package var dialog: DialogText?
  /// The intent to run next.
  package var opens: NextIntent?

  package init(
    value: IntentValue? = nil, valueText: String? = nil, dialog: DialogText? = nil,
    opens: NextIntent? = nil
  ) {
    self.value = value
    self.valueText = valueText
    self.dialog = dialog
    self.opens = opens
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      value: try json.optionalDocument("value"), valueText: json["valueText"]?.string,
      dialog: try json.optionalDocument("dialog"), opens: try json.optionalDocument("opens"))
  }

  package var json: JSONValue {
    .members(
      ("value", value?.json), ("valueText", valueText.map { .string($0) }),
      ("dialog", dialog?.json), ("opens", opens?.json))
  }
}

/// A dialog in the conversation's locale.
package struct DialogText: JSONDocument {
  /// What is said where there is no screen.
  package var full: String
  /// What is said beside a screen.
  package var supporting: String?

  package init(full: String, supporting: String? = nil) {
    self.full = full
    self.supporting = supporting
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(full: try json.string("full"), supporting: json["supporting"]?.string)
  }

  package var json: JSONValue {
    .members(("full", .string(full)), ("supporting", supporting.map { .string($0) }))
  }
}

/// An intent that a result wants run next, with the values it carries.
package struct NextIntent: JSONDocument {
  package var intent: String
  package var parameters: [String: IntentValue]

  package init(intent: String, parameters: [String: IntentValue]) {
    self.intent = intent
    self.parameters = parameters
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      intent: try json.string("intent"), parameters: try json.namedDocuments("parameters"))
  }

  package var json: JSONValue { ["intent": .string(intent), "parameters": parameters.json] }
}

/// Why an invocation did not succeed.
package struct IntentFailure: JSONDocument {
  /// The error's case name (`rejected`, `notSent`, `unknown`), for facts.
  package var reason: String
  /// What the app wants said, in the conversation's locale; nil when the error cannot be said.
  package var text: String?
  /// What a developer wants to know.
  package var detail: String
  package var kind: Kind

  package enum Kind: String, Sendable {
    /// The app's code threw.
    case thrown
    /// The person said no to an intent-level confirmation, and the error was let through.
    case declined
    /// The person cancelled a question, or the request was cancelled.
    case cancelled
  }

  package init(reason: String, text: String? = nil, detail: String, kind: Kind = .thrown) {
    self.reason = reason
    self.text = text
    self.detail = detail
    self.kind = kind
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      reason: try json.string("reason"), text: json["text"]?.string,
      detail: try json.string("detail"),
      kind: json["kind"]?.string.flatMap(Kind.init(rawValue:)) ?? .thrown)
  }

  package var json: JSONValue {
    .members(
      ("reason", .string(reason)), ("text", text.map { .string($0) }),
      ("detail", .string(detail)), ("kind", kind == .thrown ? nil : .string(kind.rawValue)))
  }
}
