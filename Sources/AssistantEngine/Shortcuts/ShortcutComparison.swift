import ExtensionProtocol
import JSON

/// What an `if` asks of a value.
enum ShortcutComparison {
  typealias Comparison = NamedShortcut.Condition.Comparison

  /// Whether values of a kind can be compared so.
  static func isPossible(_ comparison: Comparison, on kind: ValueKind) -> Bool {
    switch comparison {
    case .present, .absent: return true
    case .containing, .notContaining, .beginningWith, .endingWith: return kind == .string
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      switch kind {
      case .integer, .double, .duration, .date: return true
      case .string, .boolean, .dateComponents, .measurement, .currency, .url, .file, .person,
        .enumeration, .entity, .array, .other:
        return false
      }
    case .equal, .notEqual:
      switch kind {
      case .string, .integer, .double, .boolean, .date, .dateComponents, .duration, .url,
        .enumeration, .entity:
        return true
      case .measurement, .currency, .file, .person, .array, .other: return false
      }
    }
  }

  /// The kind that the value compared with must have.
  static func operandKind(of comparison: Comparison, on kind: ValueKind) -> ValueKind {
    // A whole number is compared with any number.
    kind == .integer ? .double : kind
  }

  /// Whether a value is as the comparison asks; what is not there is only absent.
  static func holds(
    _ condition: NamedShortcut.Condition, of value: ShortcutValue?, in app: AppMetadata?
  ) -> Bool {
    let comparison = condition.comparison
    let found = value.flatMap { $0.value == .null ? nil : $0.value }
    if comparison == .present { return found != nil }
    if comparison == .absent { return found == nil }
    guard let found, let operand = condition.operand else { return false }
    if case .string(let text) = found {
      return holds(comparison, text, operand.string ?? operand.text)
    }
    let kind = operandKind(of: comparison, on: found.kind)
    guard let other = try? FixedValue.value(operand, as: kind, in: app) else { return false }
    if let left = found.number, let right = other.number {
      return holds(comparison, left, right)
    }
    let isEqual = found.identifier == other.identifier
    switch comparison {
    case .equal: return isEqual
    case .notEqual: return !isEqual
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .containing, .notContaining,
      .beginningWith, .endingWith, .present, .absent:
      return false
    }
  }

  private static func holds(_ comparison: Comparison, _ left: Double, _ right: Double) -> Bool {
    switch comparison {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .containing, .notContaining, .beginningWith, .endingWith, .present, .absent: false
    }
  }

  private static func holds(_ comparison: Comparison, _ text: String, _ other: String) -> Bool {
    switch comparison {
    case .equal: text == other
    case .notEqual: text != other
    case .containing: contains(text, other)
    case .notContaining: !contains(text, other)
    case .beginningWith: text.hasPrefix(other)
    case .endingWith: text.hasSuffix(other)
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .present, .absent: false
    }
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    var rest = Substring(text)
    while true {
      if rest.hasPrefix(part) { return true }
      if rest.isEmpty { return false }
      rest.removeFirst()
    }
  }
}

extension IntentValue {
  /// What tells the value from others of its kind.
  fileprivate var identifier: IntentValue {
    if case .entity(let entity) = self { .string(entity.id) } else { self }
  }

  /// The kind of value that this is.
  fileprivate var kind: ValueKind {
    switch self {
    case .null: .other("null")
    case .string: .string
    case .integer: .integer
    case .double: .double
    case .boolean: .boolean
    case .date: .date(.dateTime)
    case .dateComponents: .dateComponents(.dateTime)
    case .duration: .duration
    case .measurement(_, let unit): .measurement(dimension: "", unit: unit)
    case .currency: .currency(codes: [])
    case .url: .url
    case .file: .file(contentTypes: [])
    case .person: .person
    case .enumeration(let type, _): .enumeration(type)
    case .entity(let entity): .entity(entity.type)
    case .array(let values): .array(values.first?.kind ?? .string)
    }
  }
}
