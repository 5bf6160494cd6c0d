package import ExtensionProtocol
import JSON

/// A shortcut that is being put together, action by action.
package struct ShortcutDraft: Equatable, Sendable {
  private let apps: [String: AppMetadata]
  package private(set) var actions: [NamedShortcut.Action] = []

  package init(apps: [String: AppMetadata]) { self.apps = apps }

  /// The kind of the last action's result, if it has one.
  package var resultKind: OwnedKind? {
    guard let last = actions.last else { return nil }
    let kind = apps[last.app]?.intent(named: last.intent)?.resultKind
    return kind.map { OwnedKind($0, of: last.app) }
  }

  /// Whether the last action's result can be given to a parameter.
  package func connects(to parameter: ParameterMetadata, of app: String) -> Bool {
    guard parameter.inputConnectionBehavior != "never", let resultKind else { return false }
    return ValueConversion.isPossible(from: resultKind, to: parameter, of: app)
  }

  /// Adds an action; a parameter that nothing is said of is connected to the result before it
  /// where the app wants that (`connectToPreviousIntentResult`).
  package mutating func add(_ action: NamedShortcut.Action) {
    var action = action
    for parameter in apps[action.app]?.intent(named: action.intent)?.parameters ?? []
    where !action.inputs.contains(where: { $0.parameter == parameter.name }) {
      if parameter.inputConnectionBehavior == "connectToPreviousIntentResult",
        connects(to: parameter, of: action.app)
      {
        action.inputs.append(.init(parameter.name, .previous))
      }
    }
    actions.append(action)
  }

  /// The shortcut with a name; its id is made from that.
  package func shortcut(named name: String) -> NamedShortcut {
    NamedShortcut(
      id: ShortcutID.like(name), names: [name], steps: actions.map { .action($0) })
  }
}

extension NamedShortcut.Input {
  /// Where a value comes from, as a command line says it: `ask`, `previous`, or a fixed value;
  /// `fixed:ask` is the text “ask”.
  init(words: String, kind: ValueKind) {
    switch words {
    case "ask": self = .ask
    case "previous": self = .previous
    default:
      let isMarked = words.hasPrefix("fixed:")
      let text = isMarked ? String(words.dropFirst("fixed:".count)) : words
      self = .fixed(FixedValue.json(of: text, kind: kind))
    }
  }
}

extension FixedValue {
  /// The document that stands for a typed value; whether it fits is another question.
  static func json(of text: String, kind: ValueKind) -> JSONValue {
    switch kind {
    case .string, .enumeration, .entity, .date, .url, .file, .person: return .string(text)
    case .integer, .double, .boolean, .duration, .measurement, .currency, .dateComponents, .array,
      .other:
      return (try? JSONValue(parsing: Array(text.utf8))) ?? .string(text)
    }
  }
}

extension FixedValue {
  /// The document that stands for a value.
  static func json(of value: IntentValue, in zone: TimeZoneRules) -> JSONValue {
    switch value {
    case .null: return .null
    case .string(let text), .url(let text), .file(let text): return .string(text)
    case .person(let name, _): return .string(name)
    case .integer(let number): return .int(number)
    case .double(let number), .duration(let number): return .double(number)
    case .boolean(let flag): return .bool(flag)
    case .date(let seconds): return .string(zone.fullTimestamp(seconds))
    case .dateComponents(let parts):
      return .object(JSONObject(parts.sorted { $0.key < $1.key }.map { ($0.key, .int($0.value)) }))
    case .measurement(let number, let unit):
      return ["value": .double(number), "unit": .string(unit)]
    case .currency(let amount, let code):
      return ["amount": .string(amount), "code": .string(code)]
    case .enumeration(_, let id): return .string(id)
    case .entity(let entity): return .string(entity.id)
    case .array(let values): return .array(values.map { json(of: $0, in: zone) })
    }
  }
}
