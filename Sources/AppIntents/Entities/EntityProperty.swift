import Synchronization

/// A property of an entity that queries and shortcuts can read.
///
/// As Apple's, it is a class: copies of an entity share their properties.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  /// The property's title, where the app gave one.
  public let title: LocalizedStringResource?
  private let value: Mutex<Value?>

  init(declared title: LocalizedStringResource?) {
    self.title = title
    value = Mutex(Value._form.nothing)
  }

  /// Not for types that no property can have.
  @available(*, unavailable, message: "This type cannot be the type of a property.")
  public convenience init() { self.init(declared: nil) }

  /// The property's value.
  public var wrappedValue: Value {
    get {
      guard let value = value.withLock(\.self) else {
        preconditionFailure("A property of \(Value.self) was read before it had a value.")
      }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The property itself, for `\.$name`.
  public var projectedValue: EntityProperty<Value> { self }

  /// Makes a property with a title.
  public convenience init(title: LocalizedStringResource) { self.init(declared: title) }
}
