import AssistantEngine

/// `behest run`: an action by name, with parameters from the command line.
enum ActionCommand {
  /// The request for an action; entities are given by `--name-id`, other values in words.
  static func request(
    _ name: String, _ arguments: [String: String], _ assistant: Assistant
  ) throws(ProgramError) -> ActionRequest {
    let actions = assistant.summaries(locale: "en-US").flatMap(\.actions)
    guard let action = actions.first(where: { $0.intent.lowercased() == name.lowercased() }) else {
      let nearest = Spelling.nearest(to: name, in: actions.map(\.intent))
      throw .noSuchAction(name, nearest: nearest.map { [$0] } ?? [])
    }
    var parameters: [String: ParameterState] = [:]
    for (option, value) in arguments.sorted(by: { $0.key < $1.key }) {
      guard let (parameter, state) = state(of: option, value, action) else {
        throw .noSuchParameter(option, action: action.intent, known: action.options)
      }
      parameters[parameter] = state
    }
    return .button(app: action.app, intent: action.intent, parameters: parameters)
  }

  /// An action of a shortcut, as `behest shortcut new` names it.
  static func step(
    _ words: ShortcutRequest.ActionWords, _ assistant: Assistant
  ) throws(ProgramError) -> NamedShortcut.Action {
    let actions = assistant.summaries(locale: "en-US").flatMap(\.actions)
    guard let action = actions.first(where: { $0.intent.lowercased() == words.action.lowercased() })
    else {
      let nearest = Spelling.nearest(to: words.action, in: actions.map(\.intent))
      throw .noSuchAction(words.action, nearest: nearest.map { [$0] } ?? [])
    }
    var step = NamedShortcut.Action(app: action.app, intent: action.intent)
    for option in words.options {
      let named = action.parameters.first {
        option.name == $0.option || ($0.isEntity && option.name == $0.option + "-id")
      }
      guard let named, let input = assistant.input(option.value, for: named.name, of: step) else {
        throw .noSuchParameter(option.name, action: action.intent, known: action.options)
      }
      step.inputs.append(.init(named.name, input))
    }
    return step
  }

  private static func state(
    of option: String, _ value: String, _ action: ActionSummary
  ) -> (String, ParameterState)? {
    for parameter in action.parameters {
      if option == parameter.option + "-id", parameter.isEntity {
        return (parameter.name, .candidates([value], words: value))
      }
      if option == parameter.option { return (parameter.name, .words(value)) }
    }
    return nil
  }
}

extension ActionSummary {
  /// The options by which parameters are given.
  var options: [String] { parameters.map { $0.isEntity ? $0.option + "-id" : $0.option } }
}
