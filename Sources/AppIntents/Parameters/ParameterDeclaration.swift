import ExtensionProtocol

/// What an initializer of ``IntentParameter`` was given.
struct ParameterDeclaration<Value: _IntentValue>: Sendable {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?

  var defaultValue: Value.UnwrappedType?
  var requestValueDialog: IntentDialog?
  var requestDisambiguationDialog: IntentDialog?
  var inputConnectionBehavior = InputConnectionBehavior.default
  /// The smallest number allowed, and the largest.
  var inclusiveRange: ClosedRange<Double>?
  /// Which parts of a date are meant.
  var dateParts: ValueKind.DateParts?
  var displayName: Bool.IntentDisplayName?
  /// The ids of the enum cases that are allowed; all when nil.
  var supportedCases: [String]?
  /// The parameter's own way to its values; the type's when nil.
  var source: ValueSource<Value.ValueType>?

  /// The parameter's way to its values.
  var effectiveSource: ValueSource<Value.ValueType>? { source ?? Value._form.source }

  /// The kind of value, with what the declaration says of it.
  var kind: ValueKind { Self.kind(Value._form.kind, dateParts: dateParts) }

  private static func kind(_ kind: ValueKind, dateParts: ValueKind.DateParts?) -> ValueKind {
    guard let dateParts else { return kind }
    switch kind {
    case .date: return .date(dateParts)
    case .dateComponents: return .dateComponents(dateParts)
    case .array(let element): return .array(Self.kind(element, dateParts: dateParts))
    case .string, .integer, .double, .boolean, .duration, .measurement, .currency, .url, .file,
      .person, .enumeration, .entity, .other:
      return kind
    }
  }
}
