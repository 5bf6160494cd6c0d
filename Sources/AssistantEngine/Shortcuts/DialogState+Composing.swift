import ExtensionProtocol

/// Making a shortcut: a name, actions found by their words, and for each parameter a source.
extension DialogState {
  mutating func compose(_ name: String?, _ context: DialogContext) -> [DialogEffect] {
    guard case .idle = phase else { return [] }
    let draft = ShortcutDraft(apps: context.apps.mapValues(\.metadata))
    let composition = ShortcutComposition(draft: draft, stage: .naming)
    guard let name, !name.trimmingSpaces.isEmpty else { return put(composition, context) }
    return named(name, composition, context)
  }

  /// Puts the open question, with its choices.
  private mutating func put(
    _ composition: ShortcutComposition, _ context: DialogContext
  ) -> [DialogEffect] {
    phase = .composing(composition)
    guard let question = composition.question(in: context) else { return [] }
    return [.say(.sentence(question))]
      + composition.choices(in: context).prefix(Inquiry.listLimit).enumerated().map {
        .say(
          .choice(
            number: $0.offset + 1, title: $0.element.title, detail: $0.element.subtitle))
      }
  }

  mutating func answered(
    _ text: String, _ composition: ShortcutComposition, _ context: DialogContext
  ) -> [DialogEffect] {
    let control = AnswerReading.control(text)
    if control == .cancel { return interrupt(context) }
    if case .fixing(let filling, var inquiry) = composition.stage {
      let step = inquiry.answer(control == .help ? "" : text, in: context, ticket: &ticket)
      return take(step, inquiry, filling, composition, context)
    }
    if control == .help { return put(composition, context) }
    let words = text.trimmingSpaces
    switch composition.stage {
    case .naming: return named(words, composition, context)
    case .finding: return found(by: words, composition, context)
    case .picking(let actions):
      return pick(words, composition, context) { state, composition, place in
        let action = NamedShortcut.Action(
          app: actions[place].app, intent: actions[place].intent)
        return state.fill(.init(action: action), composition, context)
      }
    case .sourcing(let filling):
      return pick(words, composition, context) { state, composition, place in
        state.chose(place, filling, composition, context)
      }
    case .fixing, .storing: return []
    }
  }

  private mutating func named(
    _ name: String, _ composition: ShortcutComposition, _ context: DialogContext
  ) -> [DialogEffect] {
    var next = composition
    if let problem = ShortcutDocument.problems(ofNames: [name]).first {
      next.stage = .naming
      return refuse(context.shortcutWording.sentence(problem.reason), next, context)
    }
    next.name = name
    next.stage = .finding
    next.unusableAnswers = 0
    return put(next, context)
  }

  /// Finds actions as `behest actions` does; nothing at all ends the list of actions.
  private mutating func found(
    by words: String, _ composition: ShortcutComposition, _ context: DialogContext
  ) -> [DialogEffect] {
    if words.isEmpty {
      return composition.draft.actions.isEmpty
        ? put(composition, context) : store(composition, context)
    }
    let wanted = words.split(separator: " ").map(String.init)
    let actions = context.apps.sorted { $0.key < $1.key }.flatMap { id, app in
      app.metadata.intents.filter { $0.isDiscoverable && $0.matches(wanted) }.map {
        ShortcutComposition.Found(app: id, intent: $0.name)
      }
    }
    guard !actions.isEmpty else {
      return refuse(context.shortcutWording.noActions(words), composition, context)
    }
    var next = composition
    next.unusableAnswers = 0
    if actions.count == 1 {
      let action = NamedShortcut.Action(app: actions[0].app, intent: actions[0].intent)
      return [.say(.sentence(context.shortcutWording.foundAction(title(of: action, context))))]
        + fill(.init(action: action), next, context)
    }
    next.stage = .picking(Array(actions.prefix(Inquiry.listLimit)))
    return put(next, context)
  }

  /// Takes the number or the name of one of the choices.
  private mutating func pick(
    _ words: String, _ composition: ShortcutComposition, _ context: DialogContext,
    _ go: (inout DialogState, ShortcutComposition, Int) -> [DialogEffect]
  ) -> [DialogEffect] {
    let choices = composition.choices(in: context)
    if words.isEmpty { return put(composition, context) }
    guard case .one(let place) = AnswerReading.choice(words, among: choices) else {
      return refuse(context.wording.pickOne(of: choices.count), composition, context)
    }
    var next = composition
    next.unusableAnswers = 0
    return go(&self, next, place)
  }

  private mutating func refuse(
    _ problem: String, _ composition: ShortcutComposition, _ context: DialogContext
  ) -> [DialogEffect] {
    var next = composition
    next.unusableAnswers += 1
    guard next.unusableAnswers < Inquiry.answerLimit else {
      phase = .idle
      return [.say(.sentence(problem))] + giveUp(context, beforePerforming: true)
    }
    return [.say(.sentence(problem))] + put(next, context)
  }

  // MARK: Parameters

  /// Goes on to the next parameter, or to the next action when there is none.
  private mutating func fill(
    _ filling: ShortcutComposition.Filling, _ composition: ShortcutComposition,
    _ context: DialogContext
  ) -> [DialogEffect] {
    var next = composition
    if composition.parameter(of: filling, context) == nil {
      next.draft.add(filling.action)
      next.stage = .finding
    } else {
      next.stage = .sourcing(filling)
    }
    return put(next, context)
  }

  private mutating func chose(
    _ place: Int, _ filling: ShortcutComposition.Filling, _ composition: ShortcutComposition,
    _ context: DialogContext
  ) -> [DialogEffect] {
    guard let parameter = composition.parameter(of: filling, context) else { return [] }
    switch composition.ways(for: parameter, of: filling.action.app)[place] {
    case .ask: return give(.ask, filling, composition, context)
    case .previous: return give(.previous, filling, composition, context)
    case .leaveOut: return give(nil, filling, composition, context)
    case .fixed:
      var inquiry = Inquiry(
        app: filling.action.app, intent: filling.action.intent, parameter: parameter, known: [:])
      let step = inquiry.start(with: nil, in: context, ticket: &ticket)
      return take(step, inquiry, filling, composition, context)
    }
  }

  private mutating func give(
    _ input: NamedShortcut.Input?, _ filling: ShortcutComposition.Filling,
    _ composition: ShortcutComposition, _ context: DialogContext
  ) -> [DialogEffect] {
    var next = filling
    if let input, let parameter = composition.parameter(of: filling, context) {
      next.action.inputs.append(.init(parameter.name, input))
    }
    next.place += 1
    return fill(next, composition, context)
  }

  /// Does what a step of the inquiry for a fixed value wants.
  mutating func take(
    _ step: InquiryStep, _ inquiry: Inquiry, _ filling: ShortcutComposition.Filling,
    _ composition: ShortcutComposition, _ context: DialogContext
  ) -> [DialogEffect] {
    var next = composition
    switch step.result {
    case .pending:
      next.stage = .fixing(filling, inquiry)
      phase = .composing(next)
      return step.effects
    case .value(let value, _):
      let fact = FactParameter(inquiry.parameter.name, value.fact(in: context.zone))
      let json = FixedValue.json(of: value, in: context.zone)
      return step.effects + [.record(.set(fact))]
        + give(.fixed(json), filling, composition, context)
    case .exhausted:
      phase = .idle
      return step.effects + giveUp(context, beforePerforming: true)
    case .failed(let failure): return step.effects + fail(failure, app: inquiry.app, context)
    case .nothingToChoose:
      let title = context.text(inquiry.parameter.title)
      let sentence = context.wording.nothingToChoose(title, app: context.name(of: inquiry.app))
      next.stage = .sourcing(filling)
      return step.effects + refuse(sentence, next, context)
    }
  }

  // MARK: Storing

  private mutating func store(
    _ composition: ShortcutComposition, _ context: DialogContext
  ) -> [DialogEffect] {
    var next = composition
    next.stage = .storing
    phase = .composing(next)
    return [.storeShortcut(composition.draft.shortcut(named: composition.name ?? ""))]
  }

  mutating func stored(
    _ result: Result<StoredShortcut, ShortcutRefusal>, _ context: DialogContext
  ) -> [DialogEffect] {
    guard case .composing = phase else { return [] }
    phase = .idle
    let wording = context.shortcutWording
    switch result {
    case .success(let stored):
      return [
        .say(
          .sentence(
            wording.stored(stored.shortcut.name(in: context.locale), id: stored.shortcut.id)))
      ]
        + stored.collisions.map { .say(.sentence(wording.collision($0))) }
    case .failure(.problems(let problems)):
      return problems.map { .say(.problem("\($0.pointer): \(wording.sentence($0.reason))")) }
        + [.record(.failed("invalidShortcut"))]
    case .failure(.state(let error)):
      return [.say(.problem(error.description)), .record(.failed("notStored"))]
    }
  }
}
