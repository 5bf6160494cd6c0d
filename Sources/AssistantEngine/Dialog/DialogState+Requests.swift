import ExtensionProtocol

extension DialogState {
  mutating func recognized(
    _ recognition: Recognition, _ context: DialogContext
  ) -> [DialogEffect] {
    guard case .recognizing(let utterance) = phase else { return [] }
    phase = .idle
    switch recognition {
    case .understood(let interpretation): return begin(interpretation, context)
    case .ambiguous(let interpretations): return askWhich(interpretations, context)
    case .help(let app): return help(app, context)
    case .otherLocale(let locale):
      return [
        .say(.sentence(context.wording.phraseOfOtherLocale(locale))), .record(.failed("noMatch")),
      ]
    case .none(let nearest):
      let sentence = context.wording.notUnderstood(
        Self.excerpt(of: utterance), hasSuggestions: !nearest.isEmpty)
      return [.say(.sentence(sentence))] + nearest.map { .say(.suggestion($0)) }
        + [.record(.failed("noMatch"))]
    }
  }

  /// An utterance as it can be quoted: its beginning, when it is long.
  private static func excerpt(of utterance: String) -> String {
    let beginning = utterance.prefix(80)
    return beginning.endIndex == utterance.endIndex ? utterance : beginning + "…"
  }

  private func help(_ app: String?, _ context: DialogContext) -> [DialogEffect] {
    guard !context.apps.isEmpty else { return [.say(.sentence(context.wording.noApps))] }
    let apps = app.map { [$0] } ?? context.apps.keys.sorted()
    let sentence = context.wording.whatCanBeDone(app: app.map(context.name(of:)))
    return [.say(.sentence(sentence))]
      + apps.flatMap { context.apps[$0]?.primaryPhrases ?? [] }.map { .say(.suggestion($0)) }
  }

  // MARK: Which intent

  private mutating func askWhich(
    _ interpretations: [Interpretation], _ context: DialogContext
  ) -> [DialogEffect] {
    let titles = interpretations.map { interpretation in
      if let shortcut = interpretation.named { return shortcut.name(in: context.locale) }
      let intent = context.apps[interpretation.app]?.metadata.intent(named: interpretation.intent)
      return intent.map { context.text($0.title) } ?? interpretation.phrase
    }
    let isTwice = Set(titles).count < titles.count
    let labels = zip(titles, interpretations).map { title, interpretation in
      let owner = interpretation.named?.id ?? context.name(of: interpretation.app)
      return isTwice ? "\(title) (\(owner))" : title
    }
    let choice = IntentChoice(interpretations: interpretations, titles: labels)
    phase = .choosing(choice)
    return questionWhich(choice, context)
  }

  private func questionWhich(_ choice: IntentChoice, _ context: DialogContext) -> [DialogEffect] {
    [.say(.sentence(context.wording.didYouMean(choice.titles)))]
      + choice.titles.enumerated().map {
        .say(.choice(number: $0.offset + 1, title: $0.element, detail: nil))
      } + [.record(.needsIntent(choices: choice.titles.count))]
  }

  mutating func chose(
    _ text: String, _ choice: IntentChoice, _ context: DialogContext
  ) -> [DialogEffect] {
    if AnswerReading.control(text) == .cancel { return interrupt(context) }
    if text.trimmingSpaces.isEmpty { return questionWhich(choice, context) }
    let choices = choice.titles.map { Choice(value: .string($0), title: $0) }
    if case .one(let index) = AnswerReading.choice(text, among: choices) {
      phase = .idle
      return begin(choice.interpretations[index], context)
    }
    var next = choice
    next.unusableAnswers += 1
    let problem = DialogEffect.say(.sentence(context.wording.pickOne(of: choices.count)))
    guard next.unusableAnswers < Inquiry.answerLimit else {
      phase = .idle
      return [problem] + giveUp(context, beforePerforming: true)
    }
    phase = .choosing(next)
    return [problem, .record(.needsIntent(choices: choices.count))]
  }

  // MARK: Beginning

  /// Begins with the intent of a phrase.
  mutating func begin(
    _ interpretation: Interpretation, _ context: DialogContext
  ) -> [DialogEffect] {
    if let shortcut = interpretation.named { return start(shortcut, context) }
    guard let metadata = context.apps[interpretation.app]?.metadata else {
      return fail(.notInstalled, app: interpretation.app, context)
    }
    var parameters = interpretation.parameters
    let presets = interpretation.shortcut.flatMap { index in
      metadata.shortcuts.indices.contains(index) ? metadata.shortcuts[index].presets : nil
    }
    for (name, value) in presets ?? [:] where parameters[name] == nil {
      parameters[name] = .value(value)
    }
    return begin(
      ActionRequest(
        app: interpretation.app, intent: interpretation.intent, source: .siri,
        parameters: parameters), shortcut: interpretation.shortcut, context)
  }

  /// Begins with an action that was chosen by name.
  mutating func start(_ request: ActionRequest, _ context: DialogContext) -> [DialogEffect] {
    guard case .idle = phase else { return [] }
    return begin(request, shortcut: nil, context)
  }

  mutating func begin(
    _ request: ActionRequest, shortcut: Int?, _ context: DialogContext
  ) -> [DialogEffect] {
    guard let app = context.apps[request.app] else {
      return fail(.notInstalled, app: request.app, context)
    }
    guard let intent = app.metadata.intent(named: request.intent) else {
      let sentence = context.wording.noSuchIntent(request.intent, app: app.name)
      return [.say(.sentence(sentence)), .record(.failed("noSuchIntent"))]
    }
    invocations += 1
    var pending = PendingInvocation(
      id: "\(invocations)", app: request.app, intent: intent, source: request.source,
      shortcut: shortcut, parameters: request.parameters, asks: request.asks)
    let known = intent.parameters.compactMap { parameter in
      pending.parameters[parameter.name].map {
        FactParameter(parameter.name, $0.fact(in: context.zone))
      }
    }
    pending.applyDefaults()
    return [.record(.intent(intent.name, parameters: known))] + advance(pending, context)
  }

  // MARK: Ending

  /// Ends with what stands in the way of an app.
  mutating func fail(
    _ failure: AppFailure, app: String, _ context: DialogContext, mayHaveActed: Bool = false
  ) -> [DialogEffect] {
    phase = .idle
    let name = context.name(of: app)
    let sentence =
      mayHaveActed && failure.leavesOutcomeOpen
      ? context.wording.outcomeLost(failure, app: name, timeLimit: context.timeLimit)
      : context.wording.failure(failure, app: name, timeLimit: context.timeLimit)
    var effects: [DialogEffect] = [.say(.sentence(sentence))]
    if let detail = failure.detail { effects.append(.trace(.detail(detail))) }
    return effects + [.record(failure.fact)]
  }

  /// Ends after too many answers that could not be used.
  func giveUp(_ context: DialogContext, beforePerforming: Bool) -> [DialogEffect] {
    let isUnchanged = beforePerforming && !hasDoneActions
    return [
      .say(.sentence(context.wording.threeAnswers(beforePerforming: isUnchanged))),
      .record(.failed("threeAnswers")),
    ]
  }
}

extension AppFailure {
  var fact: Fact {
    switch self {
    case .notInstalled: .failed("notInstalled")
    case .cannotStart: .failed("cannotStart")
    case .crashed: .failed("crash")
    case .timedOut: .failed("timeLimit")
    case .protocolViolation: .failed("protocolViolation")
    case .cancelled: .cancelled
    case .threw(let failure): failure.fact
    case .refused: .failed("refused")
    }
  }

  /// Whether the app went away at work, and took with it what became of that work.
  var leavesOutcomeOpen: Bool {
    switch self {
    case .crashed, .timedOut, .protocolViolation: true
    case .notInstalled, .cannotStart, .cancelled, .threw, .refused: false
    }
  }

  /// What a developer wants to know of it.
  var detail: String? {
    switch self {
    case .notInstalled, .timedOut, .cancelled: nil
    case .cannotStart(let reason): "\(reason)"
    case .crashed(let log): log.isEmpty ? nil : log.joined(separator: "\n")
    case .protocolViolation(let what): what
    case .threw(let failure): failure.detail
    case .refused(let code, let message): "\(message) (\(code))"
    }
  }
}
