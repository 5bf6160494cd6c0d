import ExtensionProtocol

/// A fixed set of values of the app's own.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible, Self == ValueType, Self == UnwrappedType {}

extension AppEnum {
  public static var _form: _IntentValueForm<Self> {
    let name = TypeName.of(Self.self)
    return _IntentValueForm(
      kind: .enumeration(name), source: nil,
      encode: { value, _ in .enumeration(type: name, id: value.rawValue.description) },
      decode: { values, _ in
        try values.map { value in
          guard case .enumeration(name, let id) = value,
            let raw = RawValue(id), let decoded = Self(rawValue: raw)
          else { throw ValueFormError(expected: .enumeration(name), found: value) }
          return decoded
        }
      },
      text: { $1.text(of: $0.localizedStringResource) })
  }
}
