/// What happened, without words, so that it is the same in every language.
package enum Fact: Equatable, Sendable {
  /// What was understood: the intent, and its parameters' values so far.
  case intent(String, parameters: [FactParameter])
  /// A shortcut that a person made was begun, by its id.
  case shortcut(String)
  /// A shortcut ended before its end: at which action, counted as they were begun, of how many
  /// there are in it.
  case shortcutEnded(action: Int, of: Int)
  /// A question for a parameter's value, with the number of choices where there are some.
  case needsInput(String, choices: Int?)
  /// A question which intent was meant.
  case needsIntent(choices: Int)
  /// An answer was taken as a parameter's value.
  case set(FactParameter)
  case awaitingConfirmation
  case permission(kind: String, isGranted: Bool)
  /// `perform()` returned; nothing more is claimed.
  case succeeded(value: FactValue?)
  case failed(String)
  case cancelled
  case declined
  /// Something was sent, and it is not known what came of it.
  case unknown
}

/// A parameter as facts show it.
package struct FactParameter: Equatable, Sendable {
  package var name: String
  package var value: FactValue

  package init(_ name: String, _ value: FactValue) {
    self.name = name
    self.value = value
  }
}

/// A value as facts show it: an id, a number or a case; words never.
package enum FactValue: Equatable, Sendable {
  case id(String)
  /// Words that are not yet a value.
  case unresolved
  /// A value that is made of words, which facts do not repeat.
  case words
}

extension Fact: CustomStringConvertible {
  /// The fact as a transcript writes it, without the mark.
  package var description: String {
    switch self {
    case .intent(let name, let parameters):
      (["intent \(name)"] + parameters.map(\.description)).joined(separator: " ")
    case .shortcut(let id): "shortcut \(id)"
    case .shortcutEnded(let action, let count): "shortcutEnded \(action) of=\(count)"
    case .needsInput(let parameter, let choices):
      "needsInput \(parameter)" + (choices.map { " of=\($0)" } ?? "")
    case .needsIntent(let choices): "needsInput intent of=\(choices)"
    case .set(let parameter): "set \(parameter)"
    case .awaitingConfirmation: "awaitingConfirmation"
    case .permission(let kind, let isGranted):
      "permission \(kind) \(isGranted ? "granted" : "denied")"
    case .succeeded(nil), .succeeded(.words): "succeeded"
    case .succeeded(let value?): "succeeded value=\(value)"
    case .failed(let reason): "failed \(reason)"
    case .cancelled: "cancelled"
    case .declined: "declined"
    case .unknown: "unknown"
    }
  }
}

extension FactParameter: CustomStringConvertible {
  /// A value that is made of words is shown by the parameter's name alone.
  package var description: String { value == .words ? name : "\(name)=\(value)" }
}

extension FactValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .id(let id): id.contains(" ") ? "\"\(id)\"" : id
    case .unresolved: "?"
    case .words: "…"
    }
  }
}
