package import JSON

/// A question that running code asks the person.
package struct Question: JSONDocument {
  package var invocation: String
  package var subject: Subject
  /// The app's own words for it, in the conversation's locale.
  package var dialog: DialogText?

  /// What is asked.
  package enum Subject: Equatable, Sendable {
    /// A value for a parameter (`$p.requestValue`, `needsValueError`).
    case value(parameter: String)
    /// Which of several values (`$p.requestDisambiguation`, `needsDisambiguationError`).
    case disambiguation(parameter: String, among: [Choice])
    /// Whether a value is right (`$p.requestConfirmation(for:)`).
    case parameterConfirmation(parameter: String, value: Choice)
    /// Whether to go on (`requestConfirmation`).
    case confirmation(ConfirmationAction)
    /// Which of several ways (`requestChoice`).
    case choice([ChoiceOption])
    /// Whether the app may come to the foreground.
    case foreground
  }

  package init(invocation: String, subject: Subject, dialog: DialogText? = nil) {
    self.invocation = invocation
    self.subject = subject
    self.dialog = dialog
  }

  package init(json: JSONValue) throws(ProtocolError) {
    let subject: Subject
    switch try json.string("subject") {
    case "value": subject = .value(parameter: try json.string("parameter"))
    case "disambiguation":
      subject = .disambiguation(
        parameter: try json.string("parameter"), among: try json.documents("among"))
    case "parameterConfirmation":
      subject = .parameterConfirmation(
        parameter: try json.string("parameter"), value: try json.document("value"))
    case "confirmation": subject = .confirmation(try json.document("action"))
    case "choice": subject = .choice(try json.documents("options"))
    case "foreground": subject = .foreground
    case let form: throw .unknownForm(form)
    }
    self.init(
      invocation: try json.string("invocation"), subject: subject,
      dialog: try json.optionalDocument("dialog"))
  }

  package var json: JSONValue {
    let invocation = JSONValue.string(invocation)
    let dialog = dialog?.json
    return switch subject {
    case .value(let parameter):
      .members(
        ("invocation", invocation), ("subject", "value"), ("parameter", .string(parameter)),
        ("dialog", dialog))
    case .disambiguation(let parameter, let choices):
      .members(
        ("invocation", invocation), ("subject", "disambiguation"),
        ("parameter", .string(parameter)), ("among", choices.json), ("dialog", dialog))
    case .parameterConfirmation(let parameter, let value):
      .members(
        ("invocation", invocation), ("subject", "parameterConfirmation"),
        ("parameter", .string(parameter)), ("value", value.json), ("dialog", dialog))
    case .confirmation(let action):
      .members(
        ("invocation", invocation), ("subject", "confirmation"), ("action", action.json),
        ("dialog", dialog))
    case .choice(let options):
      .members(
        ("invocation", invocation), ("subject", "choice"), ("options", options.json),
        ("dialog", dialog))
    case .foreground:
      .members(("invocation", invocation), ("subject", "foreground"), ("dialog", dialog))
    }
  }
}

/// What a confirmation confirms: Apple's `ConfirmationActionName`, in the conversation's locale.
package struct ConfirmationAction: JSONDocument {
  /// The action's name (`continue`, `order`, `custom`), by which Behest knows its own words.
  package var name: String
  /// The app's labels and the words that may be said for them, for `custom`.
  package var acceptLabel: String?
  package var acceptAlternatives: [String]
  package var denyLabel: String?
  package var denyAlternatives: [String]
  package var isDestructive: Bool

  package init(
    name: String, acceptLabel: String? = nil, acceptAlternatives: [String] = [],
    denyLabel: String? = nil, denyAlternatives: [String] = [], isDestructive: Bool = false
  ) {
    self.name = name
    self.acceptLabel = acceptLabel
    self.acceptAlternatives = acceptAlternatives
    self.denyLabel = denyLabel
    self.denyAlternatives = denyAlternatives
    self.isDestructive = isDestructive
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      name: try json.string("name"), acceptLabel: json["acceptLabel"]?.string,
      acceptAlternatives: try json.strings("acceptAlternatives"),
      denyLabel: json["denyLabel"]?.string, denyAlternatives: try json.strings("denyAlternatives"),
      isDestructive: json.flag("isDestructive"))
  }

  package var json: JSONValue {
    .members(
      ("name", .string(name)), ("acceptLabel", acceptLabel.map { .string($0) }),
      ("acceptAlternatives", acceptAlternatives.isEmpty ? nil : acceptAlternatives.json),
      ("denyLabel", denyLabel.map { .string($0) }),
      ("denyAlternatives", denyAlternatives.isEmpty ? nil : denyAlternatives.json),
      ("isDestructive", isDestructive ? true : nil))
  }
}

/// One of the ways that `requestChoice` offers.
package struct ChoiceOption: JSONDocument {
  package var title: String
  package var style: Style

  package enum Style: String, Sendable {
    case `default`
    case destructive
    case cancel
  }

  package init(title: String, style: Style = .default) {
    self.title = title
    self.style = style
  }

  package init(json: JSONValue) throws(ProtocolError) {
    self.init(
      title: try json.string("title"),
      style: json["style"]?.string.flatMap(Style.init(rawValue:)) ?? .default)
  }

  package var json: JSONValue { ["title": .string(title), "style": .string(style.rawValue)] }
}

/// What the person said to a question.
package enum Answer: Equatable, Sendable {
  case value(IntentValue)
  /// The place of the chosen value or option.
  case choice(Int)
  case confirmed(Bool)
  /// The person ended the request at the question.
  case cancelled
}

extension Answer: JSONDocument {
  package init(json: JSONValue) throws(ProtocolError) {
    if let value = json["value"] {
      self = .value(try IntentValue(json: value))
    } else if let index = json["choice"]?.int {
      self = .choice(index)
    } else if let confirmed = json["confirmed"]?.bool {
      self = .confirmed(confirmed)
    } else if json.flag("cancelled") {
      self = .cancelled
    } else {
      throw .invalidMember("answer")
    }
  }

  package var json: JSONValue {
    switch self {
    case .value(let value): ["value": value.json]
    case .choice(let index): ["choice": .int(index)]
    case .confirmed(let confirmed): ["confirmed": .bool(confirmed)]
    case .cancelled: ["cancelled": true]
    }
  }
}
