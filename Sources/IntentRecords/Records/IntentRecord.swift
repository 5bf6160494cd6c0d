package import JSON

/// What an invocation is about, in ids and plain values: the app's own contract with its back end.
///
/// ```json
/// {"intent":"StartOrder","source":"siri","parameters":{"item_id":"sku_42","quantity":1},"resolved":true}
/// ```
///
/// It is made by a ``RecordGate`` at the start of `perform()`. The system does not read it, and no
/// word that a person said to reach the intent is in it.
public struct IntentRecord: Hashable, Sendable {
  /// Who filled the parameters.
  public enum Source: String, Sendable {
    /// A phrase.
    case siri
    /// A shortcut that a person made.
    case shortcut
    /// A button of the app.
    case app
  }

  /// The intent's type name.
  public let intent: String
  /// Who filled the parameters.
  public let source: Source
  /// The values, by their names on the wire, in the order of declaration.
  package let parameters: JSONObject
  /// Whether every entity was found by its id and the person confirmed.
  public internal(set) var isResolved: Bool

  package init(intent: String, source: Source, parameters: JSONObject, isResolved: Bool) {
    self.intent = intent
    self.source = source
    self.parameters = parameters
    self.isResolved = isResolved
  }

  /// The record's exact bytes: compact JSON, its members in the order of the contract.
  public var bytes: [UInt8] {
    let document: JSONValue = [
      "intent": .string(intent), "source": .string(source.rawValue),
      "parameters": .object(parameters), "resolved": .bool(isResolved),
    ]
    return document.bytes
  }
}
