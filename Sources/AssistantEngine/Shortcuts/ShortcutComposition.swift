import ExtensionProtocol

/// A shortcut that is being made in a conversation, question by question.
struct ShortcutComposition: Equatable, Sendable {
  var name: String?
  var draft: ShortcutDraft
  var stage: Stage
  /// Unusable answers to the question at hand, one after the other.
  var unusableAnswers = 0

  /// Which question is open.
  enum Stage: Equatable, Sendable {
    /// What it is called.
    case naming
    /// What it does first, or next.
    case finding
    /// Which of the actions that were found.
    case picking([Found])
    /// Where the value of a parameter comes from.
    case sourcing(Filling)
    /// What the fixed value of a parameter is.
    case fixing(Filling, Inquiry)
    /// It is being stored.
    case storing
  }

  /// An action that was found by its words.
  struct Found: Equatable, Sendable {
    var app: String
    var intent: String
  }

  /// An action on its way to having all its inputs.
  struct Filling: Equatable, Sendable {
    var action: NamedShortcut.Action
    /// The parameter at hand, by its place in the declaration.
    var place = 0
  }

  /// A way to give a parameter its value.
  enum Way: Equatable, Sendable {
    case fixed, ask, previous, leaveOut
  }

  var awaitsPerson: Bool {
    switch stage {
    case .naming, .finding, .picking, .sourcing: true
    case .fixing(_, let inquiry): inquiry.awaitsPerson
    case .storing: false
    }
  }

  /// The ways that are open to a parameter, the likeliest first.
  func ways(for parameter: ParameterMetadata, of app: String) -> [Way] {
    var ways: [Way] = draft.connects(to: parameter, of: app) ? [.previous] : []
    let isConnected = parameter.inputConnectionBehavior == "connectToPreviousIntentResult"
    ways.insert(contentsOf: [.fixed, .ask], at: isConnected ? ways.endIndex : 0)
    return parameter.isOptional || parameter.defaultValue != nil ? ways + [.leaveOut] : ways
  }

  // MARK: What is asked

  func question(in context: DialogContext) -> String? {
    let wording = context.shortcutWording
    switch stage {
    case .naming: return wording.askName
    case .finding: return wording.askAction(isFirst: draft.actions.isEmpty)
    case .picking: return wording.askWhichAction
    case .sourcing(let filling):
      return parameter(of: filling, context).map { wording.askSource(context.text($0.title)) }
    case .fixing(_, let inquiry):
      guard case .answering(let choices) = inquiry.stage else { return nil }
      return inquiry.question(in: context, among: choices)
    case .storing: return nil
    }
  }

  func choices(in context: DialogContext) -> [Choice] {
    switch stage {
    case .naming, .finding, .storing: []
    case .picking(let found):
      found.map { action in
        Choice(
          value: .string(action.intent), title: title(action.intent, of: action.app, context),
          subtitle: context.name(of: action.app))
      }
    case .sourcing(let filling):
      parameter(of: filling, context).map { parameter in
        ways(for: parameter, of: filling.action.app).map { way in
          let title = label(of: way, context)
          return Choice(value: .string(title), title: title)
        }
      } ?? []
    case .fixing(_, let inquiry):
      if case .answering(let choices) = inquiry.stage { choices } else { [] }
    }
  }

  private func label(of way: Way, _ context: DialogContext) -> String {
    let wording = context.shortcutWording
    return switch way {
    case .fixed: wording.fixedValue
    case .ask: wording.askedEachTime
    case .leaveOut: wording.leftOut
    case .previous:
      draft.actions.last.map {
        wording.result(of: title($0.intent, of: $0.app, context))
      } ?? ""
    }
  }

  private func title(_ intent: String, of app: String, _ context: DialogContext) -> String {
    let metadata = context.apps[app]?.metadata.intent(named: intent)
    return metadata.map { context.text($0.title) } ?? intent
  }

  /// The parameter at hand; nil when all have been gone through.
  func parameter(of filling: Filling, _ context: DialogContext) -> ParameterMetadata? {
    let intent = context.apps[filling.action.app]?.metadata.intent(named: filling.action.intent)
    guard let parameters = intent?.parameters, parameters.indices.contains(filling.place) else {
      return nil
    }
    return parameters[filling.place]
  }
}
