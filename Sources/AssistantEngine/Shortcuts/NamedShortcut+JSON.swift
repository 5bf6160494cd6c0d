package import JSON

/// The form in which a shortcut is stored; ``ShortcutDocument`` holds a file to its schema first.
extension NamedShortcut {
  /// The version of the form that this source reads and writes.
  static let version = 1

  /// Takes a document that follows the schema; nil for one that does not.
  init?(id: String, _ document: JSONValue) {
    guard let names = document["names"]?.array?.compactMap(\.string),
      let steps = Self.steps(document["steps"])
    else { return nil }
    self.init(id: id, names: names, steps: steps)
  }

  /// The document, as it is written into a file.
  package var json: JSONValue {
    [
      "version": .int(Self.version), "names": .array(names.map { .string($0) }),
      "steps": .array(steps.map(\.json)),
    ]
  }

  fileprivate static func steps(_ list: JSONValue?) -> [Step]? {
    guard let elements = list?.array else { return nil }
    let steps = elements.compactMap(Step.init)
    return steps.count == elements.count ? steps : nil
  }
}

extension NamedShortcut.Step {
  fileprivate init?(_ json: JSONValue) {
    if let variable = json["set"]?.string, let input = json["to"].flatMap(NamedShortcut.Input.init)
    {
      self = .set(variable: variable, input)
    } else if let condition = json["if"].flatMap(NamedShortcut.Condition.init) {
      guard let then = NamedShortcut.steps(json["then"]),
        let otherwise = NamedShortcut.steps(json["otherwise"] ?? [])
      else { return nil }
      self = .choose(condition, then: then, otherwise: otherwise)
    } else if let list = json["repeat"].flatMap(NamedShortcut.Input.init) {
      guard let steps = NamedShortcut.steps(json["do"]) else { return nil }
      self = .repeatEach(list, steps: steps)
    } else {
      guard let app = json["app"]?.string, let intent = json["action"]?.string else { return nil }
      var action = NamedShortcut.Action(app: app, intent: intent)
      for (name, value) in json["parameters"]?.object?.members ?? [] {
        guard let input = NamedShortcut.Input(value) else { return nil }
        action.inputs.append(.init(name, input))
      }
      self = .action(action)
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .action(let action):
      let inputs = action.inputs.map { (key: $0.parameter, value: $0.input.json) }
      var members: [(key: String, value: JSONValue)] = [
        ("app", .string(action.app)), ("action", .string(action.intent)),
      ]
      if !inputs.isEmpty { members.append(("parameters", .object(JSONObject(inputs)))) }
      return .object(JSONObject(members))
    case .set(let variable, let input): return ["set": .string(variable), "to": input.json]
    case .choose(let condition, let then, let otherwise):
      var members: [(key: String, value: JSONValue)] = [
        ("if", condition.json), ("then", .array(then.map(\.json))),
      ]
      if !otherwise.isEmpty { members.append(("otherwise", .array(otherwise.map(\.json)))) }
      return .object(JSONObject(members))
    case .repeatEach(let list, let steps):
      return ["repeat": list.json, "do": .array(steps.map(\.json))]
    }
  }
}

extension NamedShortcut.Input {
  fileprivate init?(_ json: JSONValue) {
    switch json {
    case .string("ask"): self = .ask
    case .string("previous"): self = .previous
    case .string("repeatItem"): self = .repeatItem
    case .object(let object):
      if let value = object["fixed"] {
        self = .fixed(value)
      } else if let name = object["variable"]?.string {
        self = .variable(name)
      } else {
        return nil
      }
    case .null, .bool, .number, .string, .array: return nil
    }
  }

  fileprivate var json: JSONValue {
    switch self {
    case .fixed(let value): ["fixed": value]
    case .ask: "ask"
    case .previous: "previous"
    case .repeatItem: "repeatItem"
    case .variable(let name): ["variable": .string(name)]
    }
  }
}

extension NamedShortcut.Condition {
  fileprivate init?(_ json: JSONValue) {
    guard let value = json["value"].flatMap(NamedShortcut.Input.init),
      let comparison = json["is"]?.string.flatMap(Comparison.init(rawValue:))
    else { return nil }
    self.init(value, comparison, json["to"])
  }

  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("value", value.json), ("is", .string(comparison.rawValue)),
    ]
    if let operand { members.append(("to", operand)) }
    return .object(JSONObject(members))
  }
}
