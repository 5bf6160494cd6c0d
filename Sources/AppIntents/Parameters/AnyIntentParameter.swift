import ExtensionProtocol
import Synchronization

/// A parameter, whatever its type, as the runtime sees it.
protocol AnyIntentParameter: AnyObject, Sendable {
  /// The invocation that the parameter's intent belongs to.
  var context: InvocationContext? { get }

  /// The property's name, once the runtime has looked for it.
  var name: String? { get }

  /// The questions that were declared.
  var declaredDialogs: (value: IntentDialog?, disambiguation: IntentDialog?) { get }

  /// Whether there is no value to read: neither one of its own nor a default.
  var isUnset: Bool { get }

  /// Whether the intent cannot run: a required value is missing.
  var isMissing: Bool { get }

  /// Tells the parameter its name, and the invocation that its intent belongs to.
  func bind(name: String, context: InvocationContext?)

  /// Takes a value that crossed.
  func set(_ value: IntentValue) async throws

  /// Takes the value that another parameter of the same declaration has of its own.
  ///
  /// An entity is found anew by its id: what a shortcut was made with may be out of date.
  func takeValue(of other: any AnyIntentParameter) async throws

  /// The value of its own as it crosses; nil when unset.
  func encodedValue(in rendering: TextRendering) -> IntentValue?

  /// The value that the intent's code reads, as it crosses; nil when there is none.
  func effectiveValue(in rendering: TextRendering) -> IntentValue?

  /// What is declared, for the assistant.
  func metadata(named name: String, _ describing: MetadataDescribing) -> ParameterMetadata

  /// The types of the app's that its values have.
  func describeTypes(to catalog: inout TypeCatalog)

  /// The values that the app finds.
  func find(_ search: QueryRequest.Search, in rendering: TextRendering) async throws -> QueryReply
}

extension IntentParameter: AnyIntentParameter {
  var context: InvocationContext? { state.withLock(\.context) }

  var name: String? { state.withLock(\.name) }

  var declaredDialogs: (value: IntentDialog?, disambiguation: IntentDialog?) {
    (declaration.requestValueDialog, declaration.requestDisambiguationDialog)
  }

  var isUnset: Bool {
    guard case .unset = valueState else { return false }
    return declaration.defaultValue == nil
  }

  var isMissing: Bool { isUnset && !isOptional }

  func bind(name: String, context: InvocationContext?) {
    state.withLock { state in
      state.name = name
      state.context = context
    }
  }

  func set(_ value: IntentValue) async throws {
    let form = Value._form
    var value = value
    // One of the elements, where the person was asked for one.
    if case .array = form.kind, value != .null {
      if case .array = value {} else { value = .array([value]) }
    }
    wrappedValue = try await form.decode(value, from: declaration.effectiveSource)
  }

  func takeValue(of other: any AnyIntentParameter) async throws {
    guard let other = other as? IntentParameter<Value>, case .set(let value) = other.valueState
    else { return }
    if Value.ValueType.self is any AppEntity.Type {
      try await set(Value._form.encode(value, .current))
    } else {
      wrappedValue = value
    }
  }

  func encodedValue(in rendering: TextRendering) -> IntentValue? {
    guard case .set(let value) = valueState else { return nil }
    return Value._form.encode(value, rendering)
  }

  func effectiveValue(in rendering: TextRendering) -> IntentValue? {
    if let value = encodedValue(in: rendering) { return value }
    return declaration.defaultValue.map { Value.UnwrappedType._form.encode($0, rendering) }
  }

  func describeTypes(to catalog: inout TypeCatalog) {
    catalog.add(Value.ValueType.self)
  }
}
