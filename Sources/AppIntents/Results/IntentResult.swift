/// What `perform()` returns.
public protocol IntentResult: Sendable {
  /// The value's type; none when `Never`.
  associatedtype Value: _IntentValue = Never
  /// The snippet's type; a terminal shows none.
  associatedtype Snippet = Never
  /// The dialog's type; none when `Never`.
  associatedtype Dialog = Never
  /// The type of the intent that runs next; none when `Never`.
  associatedtype OpensAppIntent: AppIntent = Never

  /// The value, if there is one.
  var value: Value? { get }

  /// What the runtime reads of the result; opaque to apps.
  var _parts: _IntentResultParts { get }
}

extension IntentResult {
  public var _parts: _IntentResultParts { _IntentResultParts() }
}
