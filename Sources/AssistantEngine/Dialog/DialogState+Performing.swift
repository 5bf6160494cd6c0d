import ExtensionProtocol

extension DialogState {
  /// What the person has said yes to and nobody knows the end of.
  package var unfinished: UnfinishedAction? {
    guard case .performing(let performance) = phase, performance.mayHaveActed else { return nil }
    return UnfinishedAction(
      app: performance.pending.app, intent: performance.pending.intent.name)
  }

  /// Runs an intent whose parameters all have values.
  mutating func perform(
    _ pending: PendingInvocation, _ context: DialogContext
  ) -> [DialogEffect] {
    var performance = Performance(pending: pending)
    var effects: [DialogEffect] = []
    if pending.intent.openAppWhenRun {
      performance.isInForeground = true
      effects.append(.say(.sentence(context.wording.opening(app: context.name(of: pending.app)))))
    }
    phase = .performing(performance)
    return effects + [.perform(app: pending.app, pending.invocation)]
  }

  mutating func performed(
    _ invocation: String, _ result: Result<IntentOutcome, AppFailure>, _ context: DialogContext
  ) -> [DialogEffect] {
    guard case .performing(let performance) = phase, performance.pending.id == invocation else {
      return []
    }
    let app = performance.pending.app
    switch result {
    case .failure(.cancelled) where performance.isEnding:
      phase = .idle
      return givenUp(performance, context)
    case .failure(let failure):
      return fail(failure, app: app, context, mayHaveActed: performance.mayHaveActed)
    case .success(.failed(let failure)): return failed(failure, performance, context)
    case .success(.succeeded(let success)): return succeeded(success, performance, context)
    }
  }

  private mutating func succeeded(
    _ success: IntentSuccess, _ performance: Performance, _ context: DialogContext
  ) -> [DialogEffect] {
    phase = .idle
    run?.take(success, of: performance.pending.app)
    var effects: [DialogEffect] = []
    if let dialog = success.dialog {
      effects.append(.say(.sentence(dialog.supporting ?? dialog.full)))
    } else if success.opens == nil, !performance.isInForeground {
      let value = success.valueText.map { " \($0)" } ?? ""
      effects.append(.say(.sentence(context.wording.done + value)))
    }
    effects.append(.record(.succeeded(value: success.value?.fact(in: context.zone))))
    guard let next = success.opens else { return effects }
    let request = ActionRequest(
      app: performance.pending.app, intent: next.intent, source: performance.pending.source,
      parameters: next.parameters.mapValues { .value($0) })
    return effects + begin(request, shortcut: nil, context)
  }

  private mutating func failed(
    _ failure: IntentFailure, _ performance: Performance, _ context: DialogContext
  ) -> [DialogEffect] {
    phase = .idle
    let trace = DialogEffect.trace(.detail(failure.detail))
    switch failure.kind {
    case .declined:
      // To who keeps something, “cancelled” would sound as if it were gone.
      let sentence =
        performance.declinedAction?.isDestructive == true
        ? context.wording.nothingChanged : context.wording.cancelled(beforePerforming: false)
      return [trace, .say(.sentence(failure.text ?? sentence)), .record(.declined)]
    case .cancelled:
      let sentence = context.wording.cancelled(beforePerforming: false)
      return [trace, .say(.sentence(failure.text ?? sentence)), .record(.cancelled)]
    case .thrown:
      let name = context.name(of: performance.pending.app)
      let sentence = failure.text ?? context.wording.somethingWentWrong(app: name)
      return [trace, .say(.sentence(sentence)), .record(failure.fact)]
    }
  }

  func scene(_ invocation: String, _ line: String) -> [DialogEffect] {
    guard case .performing(let performance) = phase, performance.pending.id == invocation,
      performance.isInForeground
    else { return [] }
    return [.say(.scene(line))]
  }

  func slow(_ invocation: String, _ context: DialogContext) -> [DialogEffect] {
    guard case .performing(let performance) = phase, performance.pending.id == invocation else {
      return []
    }
    return [.say(.progress(context.wording.working))]
  }

  // MARK: Questions of running code

  mutating func asked(
    _ number: Int, _ question: Question, _ context: DialogContext
  ) -> [DialogEffect] {
    guard case .performing(var performance) = phase, !performance.isEnding,
      performance.pending.id == question.invocation
    else { return [.answer(question: number, .cancelled)] }
    performance.waiting.append(.init(number: number, subject: .question(question)))
    phase = .performing(performance)
    return putNextQuestion(context)
  }

  mutating func permissionAsked(
    _ number: Int, _ request: PermissionRequest, _ status: PermissionStatus,
    _ context: DialogContext
  ) -> [DialogEffect] {
    let isAnswered =
      switch (status, request.access) {
      case (.notDetermined, _), (.writeOnly, .fullAccess): false
      case (.restricted, _), (.denied, _), (.fullAccess, _), (.writeOnly, .writeOnly): true
      }
    if isAnswered { return [.permit(question: number, status)] }
    guard case .performing(var performance) = phase, !performance.isEnding,
      performance.pending.id == request.invocation
    else { return [.permit(question: number, status)] }
    performance.waiting.append(.init(number: number, subject: .permission(request)))
    phase = .performing(performance)
    return putNextQuestion(context)
  }

  /// Puts the question that has waited longest, if none is open.
  mutating func putNextQuestion(_ context: DialogContext) -> [DialogEffect] {
    guard case .performing(var performance) = phase, performance.exchange == nil,
      !performance.waiting.isEmpty
    else { return [] }
    let next = performance.waiting.removeFirst()
    phase = .performing(performance)
    switch next.subject {
    case .permission(let request):
      let app = context.name(of: performance.pending.app)
      return confirm(
        next.number, .permission(request), context.wording.permission(app: app, request))
    case .question(let question):
      return put(question, next.number, performance, context)
    }
  }

  mutating func withdraw(_ number: Int, _ context: DialogContext) -> [DialogEffect] {
    guard case .performing(var performance) = phase else { return [] }
    performance.waiting.removeAll { $0.number == number }
    let wasOpen = performance.exchange?.number == number
    if wasOpen { performance.exchange = nil }
    phase = .performing(performance)
    return wasOpen ? putNextQuestion(context) : []
  }
}

extension IntentFailure {
  /// What was thrown, as facts name it.
  var fact: Fact { reason == "unknown" ? .unknown : .failed(reason) }
}
