import ExtensionProtocol

extension DialogState {
  /// Goes on to the next parameter that wants a value, or performs.
  mutating func advance(
    _ pending: PendingInvocation, _ context: DialogContext
  ) -> [DialogEffect] {
    guard let parameter = pending.nextUnresolved else { return perform(pending, context) }
    var inquiry = Inquiry(
      app: pending.app, intent: pending.intent.name, parameter: parameter, known: pending.values)
    let step = inquiry.start(
      with: pending.parameters[parameter.name], in: context, ticket: &ticket)
    return take(step, inquiry, pending, context)
  }

  mutating func found(
    _ query: Int, _ result: Result<QueryReply, AppFailure>, _ context: DialogContext
  ) -> [DialogEffect] {
    switch phase {
    case .resolving(let pending, var inquiry):
      guard case .finding(query, _) = inquiry.stage else { return [] }
      let step = inquiry.found(result, in: context, ticket: &ticket)
      return take(step, inquiry, pending, context)
    case .composing(let composition):
      guard case .fixing(let filling, var inquiry) = composition.stage,
        case .finding(query, _) = inquiry.stage
      else { return [] }
      let step = inquiry.found(result, in: context, ticket: &ticket)
      return take(step, inquiry, filling, composition, context)
    case .performing(let performance):
      guard case .inquiry(let number, var inquiry) = performance.exchange,
        case .finding(query, _) = inquiry.stage
      else { return [] }
      let step = inquiry.found(result, in: context, ticket: &ticket)
      return take(step, inquiry, number, performance, context)
    case .idle, .recognizing, .choosing:
      return []
    }
  }

  mutating func answered(
    _ text: String, _ pending: PendingInvocation, _ inquiry: Inquiry, _ context: DialogContext
  ) -> [DialogEffect] {
    switch AnswerReading.control(text) {
    case .cancel: return interrupt(context)
    case .back: return goBack(pending, inquiry, context)
    case .skip where inquiry.parameter.isOptional:
      var next = pending
      next.parameters[inquiry.parameter.name] = nil
      next.asks.remove(inquiry.parameter.name)
      return advance(next, context)
    case .skip, .help, nil: break
    }
    var inquiry = inquiry
    let answer = AnswerReading.control(text) == .help ? "" : text
    let step = inquiry.answer(answer, in: context, ticket: &ticket)
    return take(step, inquiry, pending, context)
  }

  /// Asks the question before the open one again.
  private mutating func goBack(
    _ pending: PendingInvocation, _ inquiry: Inquiry, _ context: DialogContext
  ) -> [DialogEffect] {
    var earlier = pending
    if let last = earlier.asked.popLast() { earlier.parameters[last] = nil }
    return advance(earlier, context)
  }

  /// Does what a step of the open inquiry wants, and goes on when it has a value.
  private mutating func take(
    _ step: InquiryStep, _ inquiry: Inquiry, _ pending: PendingInvocation,
    _ context: DialogContext
  ) -> [DialogEffect] {
    let name = inquiry.parameter.name
    switch step.result {
    case .pending:
      phase = .resolving(pending, inquiry)
      return step.effects
    case .value(let value, let found):
      let isShortcuts = found == .phrase && pending.source == .shortcut
      let origin = isShortcuts ? .shortcut : found
      var next = pending
      next.parameters[name] = .value(value)
      let fact = FactParameter(name, value.fact(in: context.zone))
      var effects = step.effects
      if origin == .answer || pending.parameters[name]?.isOpen ?? (origin == .onlyOption) {
        effects.append(.record(.set(fact)))
      }
      if origin == .answer { next.asked.append(name) }
      effects.append(.trace(.parameter(name, value: fact.value, origin: origin)))
      return effects + advance(next, context)
    case .exhausted:
      phase = .idle
      return step.effects + giveUp(context, beforePerforming: true)
    case .failed(let failure):
      return step.effects + fail(failure, app: pending.app, context)
    case .nothingToChoose:
      phase = .idle
      let sentence = context.wording.nothingToChoose(
        context.text(inquiry.parameter.title), app: context.name(of: pending.app))
      return step.effects + [.say(.sentence(sentence)), .record(.failed("nothingToChoose"))]
    }
  }
}

extension ParameterState {
  /// Whether the fact of the understood intent could not yet name the value.
  fileprivate var isOpen: Bool {
    switch self {
    case .words: true
    case .candidates(let ids, _): ids.count != 1
    case .value: false
    }
  }
}
