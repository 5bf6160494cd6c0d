/// The values of an intent that is being filled.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  /// The value of a parameter.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: path]
  }

  /// The value of an optional parameter.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value?>) -> Value? {
    intent[keyPath: path]
  }
}
