package import ExtensionProtocol

/// How far a parameter of a pending invocation has come.
package enum ParameterState: Equatable, Sendable {
  /// Words that a person gave for it and that are no known value.
  case words(String)
  /// Known values that the words may mean, by id.
  case candidates([String], words: String)
  /// Its value.
  case value(IntentValue)
}

extension ParameterState {
  /// The state as the fact of an understood intent shows it.
  func fact(in zone: TimeZoneRules) -> FactValue {
    switch self {
    case .words: .unresolved
    case .candidates(let ids, _): ids.count == 1 ? .id(ids[0]) : .unresolved
    case .value(let value): value.fact(in: zone)
    }
  }
}

extension IntentValue {
  /// The value as facts show it.
  package func fact(in zone: TimeZoneRules) -> FactValue {
    switch self {
    case .null: .id("nil")
    case .string, .url, .file, .person: .words
    case .integer(let value): .id(String(value))
    case .double(let value): .id(shortest(value))
    case .boolean(let value): .id(value ? "true" : "false")
    case .date(let seconds): .id(zone.timestamp(seconds))
    case .dateComponents(let parts):
      .id(parts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: ","))
    case .duration(let seconds): .id("\(shortest(seconds))s")
    case .measurement(let value, let unit): .id("\(shortest(value))\(unit)")
    case .currency(let amount, let code): .id("\(amount)\(code)")
    case .enumeration(_, let id): .id(id)
    case .entity(let entity): .id(entity.id)
    case .array(let values):
      .id("[\(values.map { $0.fact(in: zone).description }.joined(separator: ","))]")
    }
  }

  private func shortest(_ value: Double) -> String {
    value.rounded() == value && abs(value) < 0x1p53 ? String(Int(value)) : String(value)
  }
}
