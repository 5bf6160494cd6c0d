import ExtensionProtocol

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
  public typealias UnwrappedType = Wrapped.UnwrappedType

  public static var _form: _IntentValueForm<Wrapped?> {
    let wrapped = Wrapped._form
    return _IntentValueForm(
      kind: wrapped.kind, source: wrapped.source, nothing: .some(.none),
      encode: { value, rendering in value.map { wrapped.encode($0, rendering) } ?? .null },
      decode: { values, source in
        var decoded: [Wrapped?] = []
        for value in values {
          decoded.append(value == .null ? nil : try await wrapped.decode(value, from: source))
        }
        return decoded
      },
      text: { value, rendering in value.map { wrapped.text($0, rendering) } ?? "" })
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType

  public static var _form: _IntentValueForm<[Element]> {
    let element = Element._form
    return _IntentValueForm(
      kind: .array(element.kind), source: element.source,
      encode: { values, rendering in .array(values.map { element.encode($0, rendering) }) },
      decode: { values, source in
        var decoded: [[Element]] = []
        for value in values {
          guard case .array(let elements) = value else {
            throw ValueFormError(expected: .array(element.kind), found: value)
          }
          decoded.append(try await element.decode(elements, source))
        }
        return decoded
      },
      text: { values, rendering in
        values.map { element.text($0, rendering) }
          .formatted(.list(type: .and).locale(rendering.locale))
      })
  }
}

extension Set: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType

  public static var _form: _IntentValueForm<Set<Element>> {
    let array = [Element]._form
    return _IntentValueForm(
      kind: array.kind, source: array.source,
      encode: { array.encode(Array($0), $1) },
      decode: { try await array.decode($0, $1).map(Set.init) },
      text: { array.text(Array($0), $1) })
  }
}

extension Never: _IntentValue {
  public static var _form: _IntentValueForm<Never> { _IntentValueForm(withoutValues: "never") }
}
