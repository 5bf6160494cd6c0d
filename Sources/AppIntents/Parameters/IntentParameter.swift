import ExtensionProtocol
import Synchronization

/// An input of an intent.
///
/// As Apple's, it is a class: copies of an intent share their parameters.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
  /// Whether a parameter has a value of its own; an explicit nil is one, a default is none.
  public enum ValueState: Sendable {
    case unset
    case set(Value)
  }

  struct State: Sendable {
    var value: ValueState = .unset
    /// The property's name, once the runtime has looked for it.
    var name: String?
    var context: InvocationContext?
  }

  let declaration: ParameterDeclaration<Value>
  let state = Mutex(State())

  init(_ declaration: ParameterDeclaration<Value>) {
    self.declaration = declaration
  }

  /// Not for types that no parameter can have.
  @available(*, unavailable, message: "This type cannot be the type of a parameter.")
  public convenience init() { self.init(ParameterDeclaration()) }

  /// The value; its default when it has none of its own.
  ///
  /// Reading a required parameter that has neither is a mistake that traps: the assistant fills all
  /// required parameters before it has the intent run.
  public var wrappedValue: Value {
    get {
      let (value, name) = state.withLock { ($0.value, $0.name) }
      switch value {
      case .set(let value): return value
      case .unset: break
      }
      guard let value = (declaration.defaultValue as? Value) ?? Value._form.nothing else {
        preconditionFailure("The parameter \(name ?? "?") was read before it had a value.")
      }
      return value
    }
    set { state.withLock { $0.value = .set(newValue) } }
  }

  /// The parameter itself, for `$name`.
  public var projectedValue: IntentParameter<Value> { self }

  /// Whether the parameter has a value of its own.
  public var valueState: ValueState { state.withLock(\.value) }

  /// What the parameter is called: as declared, else its name in code as words.
  public var title: LocalizedStringResource {
    if let title = declaration.title { return title }
    return LocalizedStringResource(stringLiteral: (state.withLock(\.name) ?? "").asTitle)
  }

  /// The value that is used where none is given.
  public var defaultValue: Value.UnwrappedType? { declaration.defaultValue }

  /// Whether the parameter may stay without a value.
  public var isOptional: Bool { Value._form.isOptional }
}
