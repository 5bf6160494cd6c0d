import ExtensionProtocol
import JSON

extension JSONDocument {
  /// Whether a message can hold the document; a longer one would end the conversation with the app.
  var fitsAMessage: Bool {
    let envelope = 1 << 10
    return json.bytes.count <= messageLimit - envelope
  }
}

extension IntentFailure {
  /// What an outcome that fits no message becomes.
  static let messageTooLong = IntentFailure(
    reason: "messageTooLong", detail: "The result is longer than \(messageLimit) bytes.")
}
