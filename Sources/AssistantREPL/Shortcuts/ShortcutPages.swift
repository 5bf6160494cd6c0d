import AssistantEngine
import JSON
import LineEditing

/// Lays out shortcuts for a person, in a language.
struct ShortcutPages {
  let assistant: Assistant
  let locale: String

  private var wording: any ShortcutTerminalWording { ShortcutTerminalWordings.of(locale) }
  private var problemWording: any ShortcutWording { ShortcutWordings.of(locale) }

  /// What a file's shortcut is called; its id where it cannot be read.
  func name(of entry: ShortcutEntry) -> String {
    entry.document?.shortcut.name(in: locale) ?? entry.id
  }

  // MARK: Lists

  /// A row for each, with its id.
  func rows(of entries: [ShortcutEntry]) -> [String] {
    let width = entries.map { DisplayWidth.columns(of: name(of: $0)) }.max() ?? 0
    return entries.map { entry in
      let title = DisplayWidth.padded(name(of: entry), to: width)
      return TerminalOutput.printable("\(title)  (\(entry.id))  \(summary(of: entry))")
    }
  }

  private func summary(of entry: ShortcutEntry) -> String {
    guard let shortcut = entry.document?.shortcut else { return wording.unusableFile }
    let problems = assistant.problems(of: shortcut)
    guard problems.isEmpty else { return wording.unusableFile }
    return shortcut.steps.actions.map(title).joined(separator: " → ")
  }

  private func title(of action: NamedShortcut.Action) -> String {
    assistant.title(of: action, locale: locale) ?? action.intent
  }

  func json(of entry: ShortcutEntry) -> JSONValue {
    let shortcut = entry.document?.shortcut
    let problems =
      switch entry.content {
      case .success(let document): assistant.problems(of: document.shortcut)
      case .failure(let problems): problems.list
      }
    return [
      "id": .string(entry.id), "file": .string(entry.path),
      "names": .array((shortcut?.names ?? []).map { .string($0) }),
      "actions": .array(
        (shortcut?.steps.actions ?? []).map {
          ["app": .string($0.app), "action": .string($0.intent)]
        }),
      "problems": .array(lines(problems, file: entry.path).map { .string($0) }),
    ]
  }

  // MARK: One shortcut

  /// The names, the steps, and what is wrong with them.
  func page(of shortcut: NamedShortcut, file: String) -> [String] {
    let names = shortcut.names.map { "“\($0)”" }.joined(separator: " · ")
    return
      ([names + "  (\(shortcut.id))"] + steps(shortcut.steps, indent: "  ")
      + lines(assistant.problems(of: shortcut), file: file).map { "! " + $0 })
      .map(TerminalOutput.printable)
  }

  private func steps(_ steps: [NamedShortcut.Step], indent: String) -> [String] {
    steps.enumerated().flatMap { number, step -> [String] in
      let place = "\(indent)\(number + 1). "
      switch step {
      case .action(let action):
        return ["\(place)\(title(of: action))  (\(action.app) · \(action.intent))"]
          + action.inputs.map { "\(indent)     \($0.parameter) = \(words($0.input))" }
      case .set(let variable, let input):
        return ["\(place)\(wording.set) \(variable) = \(words(input))"]
      case .choose(let condition, let then, let otherwise):
        let operand = condition.operand.map { " " + $0.text } ?? ""
        let question =
          "\(place)\(wording.condition) \(words(condition.value)) "
          + "\(condition.comparison.rawValue)\(operand)"
        let rest =
          otherwise.isEmpty
          ? []
          : ["\(indent)   \(wording.otherwise)"]
            + self.steps(otherwise, indent: indent + "   ")
        return [question] + self.steps(then, indent: indent + "   ") + rest
      case .repeatEach(let list, let steps):
        return ["\(place)\(wording.repetition) \(words(list))"]
          + self.steps(steps, indent: indent + "   ")
      }
    }
  }

  private func words(_ input: NamedShortcut.Input) -> String {
    switch input {
    case .fixed(let value): value.text
    case .ask: wording.asked
    case .previous: wording.previous
    case .repeatItem: wording.repeatItem
    case .variable(let name): name
    }
  }

  // MARK: Outcomes

  /// What is said of a shortcut that has been stored.
  func stored(_ stored: StoredShortcut) -> [String] {
    [problemWording.stored(stored.shortcut.name(in: locale), id: stored.shortcut.id)]
      + stored.collisions.map(problemWording.collision)
  }

  func lines(_ problems: [ShortcutProblem], file: String) -> [String] {
    problems.map { problemWording.line($0, file: file) }
  }

  func lines(_ refusal: ShortcutRefusal, file: String) -> [String] {
    switch refusal {
    case .problems(let problems): lines(problems, file: file)
    case .state(let error): [error.description]
    }
  }
}
