/// What the runtime reads of a result; opaque to apps.
public struct _IntentResultParts: Sendable {
  var dialog: IntentDialog?
  var opens: (any AppIntent)?
}

extension Never: IntentResult {
  public var value: Never? { nil }
}
