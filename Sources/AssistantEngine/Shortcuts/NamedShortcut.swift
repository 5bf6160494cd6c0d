package import JSON

/// A shortcut that a person made: names, and actions of installed apps in order.
///
/// An app's own App Shortcuts are another thing: those are phrases that the app brought.
package struct NamedShortcut: Hashable, Sendable {
  /// The name of its file, without the ending.
  package var id: String
  /// What it is called, in whatever languages; the first is shown.
  package var names: [String]
  package var steps: [Step]

  package init(id: String, names: [String], steps: [Step]) {
    self.id = id
    self.names = names
    self.steps = steps
  }

  /// The name that is shown in a locale: the first in its script, else the first.
  package func name(in locale: String) -> String {
    let isKorean = locale.hasPrefix("ko")
    let own = names.first { name in
      name.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } == isKorean
    }
    return own ?? names.first ?? id
  }

  /// One step: an action, or what Shortcuts has beside actions.
  package indirect enum Step: Hashable, Sendable {
    case action(Action)
    /// Keeps a value under a name.
    case set(variable: String, Input)
    case choose(Condition, then: [Step], otherwise: [Step])
    /// Does the same for each item of a list.
    case repeatEach(Input, steps: [Step])
  }

  /// An action of an app, by its ids.
  package struct Action: Hashable, Sendable {
    package var app: String
    /// The intent's type name.
    package var intent: String
    /// Where values come from, by parameter, in the order of the file.
    package var inputs: [Named]

    package init(app: String, intent: String, inputs: [Named] = []) {
      self.app = app
      self.intent = intent
      self.inputs = inputs
    }

    /// A parameter and where its value comes from.
    package struct Named: Hashable, Sendable {
      package var parameter: String
      package var input: Input

      package init(_ parameter: String, _ input: Input) {
        self.parameter = parameter
        self.input = input
      }
    }
  }

  /// Where a value comes from.
  package enum Input: Hashable, Sendable {
    /// It is the same each time; what it means, the parameter's kind says.
    case fixed(JSONValue)
    /// The person is asked, each time.
    case ask
    /// The result of what was done before.
    case previous
    /// The item of the innermost list that is being gone through.
    case repeatItem
    case variable(String)
  }

  /// What an `if` asks of a value.
  package struct Condition: Hashable, Sendable {
    package var value: Input
    package var comparison: Comparison
    /// What it is compared with; nil when nothing is.
    package var operand: JSONValue?

    package init(_ value: Input, _ comparison: Comparison, _ operand: JSONValue? = nil) {
      self.value = value
      self.comparison = comparison
      self.operand = operand
    }

    package enum Comparison: String, Hashable, Sendable, CaseIterable {
      case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
      case containing, notContaining, beginningWith, endingWith
      case present, absent
    }
  }
}

extension [NamedShortcut.Step] {
  /// All actions in the steps and in the steps within them, in the order of the file.
  package var actions: [NamedShortcut.Action] {
    flatMap { step -> [NamedShortcut.Action] in
      switch step {
      case .action(let action): [action]
      case .set: []
      case .choose(_, let then, let otherwise): then.actions + otherwise.actions
      case .repeatEach(_, let steps): steps.actions
      }
    }
  }
}
