import ExtensionProtocol

extension DialogState {
  /// Ends what is going on because the person wants no more of it.
  mutating func interrupt(_ context: DialogContext) -> [DialogEffect] {
    let current = phase
    phase = .idle
    switch current {
    case .idle: return []
    case .recognizing, .choosing, .resolving, .composing:
      return cancelled(context, beforePerforming: true)
    case .performing(var performance) where performance.exchange == nil && !performance.isEnding:
      // The app may have sent something: it has a moment to say what became of it.
      let effects = abandon(performance)
      performance.isEnding = true
      performance.waiting = []
      phase = .performing(performance)
      return effects
    case .performing(let performance):
      return abandon(performance) + givenUp(performance, context)
    }
  }

  /// What is said of an app that is not waited for any longer.
  func givenUp(_ performance: Performance, _ context: DialogContext) -> [DialogEffect] {
    guard performance.mayHaveActed else { return cancelled(context, beforePerforming: false) }
    return [.say(.sentence(context.wording.stoppedWaiting)), .record(.unknown)]
  }

  func cancelled(_ context: DialogContext, beforePerforming: Bool) -> [DialogEffect] {
    let isUnchanged = beforePerforming && !hasDoneActions
    let sentence = context.wording.cancelled(beforePerforming: isUnchanged)
    return [.say(.sentence(sentence)), .record(.cancelled)]
  }

  /// Takes the end of the person's input: an open question stays unanswered, and that is said.
  mutating func end(_ context: DialogContext) -> [DialogEffect] {
    guard isAsking, let question = openQuestion(context) else { return [] }
    let current = phase
    phase = .idle
    var effects: [DialogEffect] = [
      .say(.problem(context.wording.inputEnded(question: question)))
    ]
    if case .performing(let performance) = current { effects += abandon(performance) }
    return effects + [.record(.cancelled)]
  }

  /// The question before the person, in words.
  package func openQuestion(_ context: DialogContext) -> String? {
    switch phase {
    case .idle, .recognizing: return nil
    case .choosing(let choice): return context.wording.didYouMean(choice.titles)
    case .resolving(_, let inquiry):
      return inquiry.openChoices.map { inquiry.question(in: context, among: $0) }
    case .composing(let composition): return composition.question(in: context)
    case .performing(let performance):
      switch performance.exchange {
      case nil: return nil
      case .inquiry(_, let inquiry):
        return inquiry.openChoices.map { inquiry.question(in: context, among: $0) }
      case .confirmation(_, let confirmation): return confirmation.question
      case .choice(_, let exchange): return exchange.question
      }
    }
  }

  /// The choices before the person, for completion.
  package func openChoices(_ context: DialogContext) -> [Choice] {
    switch phase {
    case .idle, .recognizing: return []
    case .choosing(let choice): return choice.titles.map { Choice(value: .string($0), title: $0) }
    case .resolving(_, let inquiry): return inquiry.openChoices ?? []
    case .composing(let composition): return composition.choices(in: context)
    case .performing(let performance):
      switch performance.exchange {
      case nil, .confirmation: return []
      case .inquiry(_, let inquiry): return inquiry.openChoices ?? []
      case .choice(_, let exchange): return exchange.places.map { exchange.choices[$0] }
      }
    }
  }

  /// Tells running code that nobody will answer, and the app that the invocation is over.
  func abandon(_ performance: Performance) -> [DialogEffect] {
    var effects: [DialogEffect] = []
    switch performance.exchange {
    case nil: break
    case .confirmation(let number, let confirmation):
      effects.append(
        confirmation.isPermission
          ? .permit(question: number, .notDetermined) : .answer(question: number, .cancelled))
    case .inquiry(let number, _), .choice(let number, _):
      effects.append(.answer(question: number, .cancelled))
    }
    for waiting in performance.waiting {
      switch waiting.subject {
      case .question: effects.append(.answer(question: waiting.number, .cancelled))
      case .permission: effects.append(.permit(question: waiting.number, .notDetermined))
      }
    }
    return effects + [.cancel(app: performance.pending.app, invocation: performance.pending.id)]
  }
}

extension Inquiry {
  /// The choices that the person may answer with now; nil while nothing is asked.
  fileprivate var openChoices: [Choice]? {
    guard case .answering(let choices) = stage else { return nil }
    return choices
  }
}

extension Confirmation {
  var isPermission: Bool {
    if case .permission = subject { true } else { false }
  }
}
