import ExtensionProtocol
import JSON

extension FixedValue {
  /// Why a parameter cannot have a fixed value; nil when it can.
  static func fault(
    _ json: JSONValue, for parameter: ParameterMetadata, in app: AppMetadata
  ) -> ShortcutProblem.Reason? {
    if json.isNull, parameter.isOptional { return nil }
    let value: IntentValue
    do throws(Fault) {
      value = try self.value(json, as: parameter.kind, in: app)
    } catch {
      return error.reason
    }
    if let range = parameter.inclusiveRange, let number = value.number, !range.contains(number) {
      return .outOfRange(range)
    }
    if case .enumeration(_, let id) = value, let allowed = parameter.supportedCases,
      !allowed.contains(id)
    {
      return .noSuchCase(id, known: allowed)
    }
    return nil
  }
}

extension FixedValue.Fault {
  var reason: ShortcutProblem.Reason {
    switch self {
    case .unusable(let kind): .unusableValue(wanted: kind)
    case .neverFixed(let kind): .neverFixed(kind)
    case .noSuchCase(let id, let known): .noSuchCase(id, known: known)
    }
  }
}

extension IntentValue {
  /// The value as a number, where it is one.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value), .duration(let value), .date(let value): value
    case .null, .string, .boolean, .dateComponents, .measurement, .currency, .url, .file, .person,
      .enumeration, .entity, .array:
      nil
    }
  }
}

extension FixedValue {
  /// A value where no parameter says its kind.
  static func plain(_ json: JSONValue) -> IntentValue? {
    kind(of: json).flatMap { try? value(json, as: $0, in: nil) }
  }

  /// A value as a parameter takes it: an entity is found by its id.
  static func state(
    _ json: JSONValue, for parameter: ParameterMetadata, in app: AppMetadata?
  ) -> ParameterState? {
    if json.isNull { return .value(.null) }
    guard let value = try? value(json, as: parameter.kind, in: app) else { return nil }
    if case .entity(let entity) = value { return .candidates([entity.id], words: entity.id) }
    return .value(value)
  }
}
