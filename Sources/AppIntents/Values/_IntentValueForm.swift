import ExtensionProtocol

/// How the values of a type cross to the assistant; opaque to apps.
public struct _IntentValueForm<Value: _IntentValue>: Sendable {
  typealias Source = ValueSource<Value.ValueType>

  var kind: ValueKind
  /// The type's nothing: set for an optional.
  var nothing: Value?
  /// How values are found when the parameter names no way of its own.
  var source: Source?
  /// The value as it crosses, with its names in a locale.
  var encode: @Sendable (Value, TextRendering) -> IntentValue
  /// The values that crossed, in their order; entities are found by id.
  var decode: @Sendable ([IntentValue], Source?) async throws -> [Value]
  /// The text that a person reads for a value.
  var text: @Sendable (Value, TextRendering) -> String

  /// A form whose values need no look-up.
  init(
    kind: ValueKind,
    encode: @escaping @Sendable (Value) -> IntentValue,
    decode: @escaping @Sendable (IntentValue) -> Value?,
    text: @escaping @Sendable (Value, TextRendering) -> String
  ) {
    self.kind = kind
    self.encode = { value, _ in encode(value) }
    self.decode = { values, _ in
      try values.map { value in
        guard let decoded = decode(value) else {
          throw ValueFormError(expected: kind, found: value)
        }
        return decoded
      }
    }
    self.text = text
  }

  /// The form of a type that has no values.
  init(withoutValues name: String) {
    self.init(
      kind: .other(name), source: nil, encode: { _, _ in .null }, decode: { _, _ in [] },
      text: { _, _ in "" })
  }

  /// A form with look-up and names.
  init(
    kind: ValueKind, source: Source?, nothing: Value? = nil,
    encode: @escaping @Sendable (Value, TextRendering) -> IntentValue,
    decode: @escaping @Sendable ([IntentValue], Source?) async throws -> [Value],
    text: @escaping @Sendable (Value, TextRendering) -> String
  ) {
    self.kind = kind
    self.source = source
    self.nothing = nothing
    self.encode = encode
    self.decode = decode
    self.text = text
  }

  /// One value that crossed.
  func decode(_ value: IntentValue, from source: Source?) async throws -> Value {
    let decoded = try await decode([value], source)
    guard let first = decoded.first else { throw ValueFormError(expected: kind, found: value) }
    return first
  }

  var isOptional: Bool { nothing != nil }
}
