/// A type whose values a parameter can hold or an intent can return.
///
/// As Apple's, it is not for apps to conform to: an app's own types are `AppEnum` and `AppEntity`.
@_alwaysEmitConformanceMetadata
public protocol _IntentValue: Sendable {
  /// What a person is asked for: the element of an array, the value of an optional.
  associatedtype ValueType: _IntentValue = Self where ValueType.ValueType == ValueType
  /// The type without its optional.
  associatedtype UnwrappedType: _IntentValue = Self

  /// How values cross to the assistant.
  static var _form: _IntentValueForm<Self> { get }
}
