import ExtensionProtocol

extension DialogState {
  /// Takes what the person said to a question that yes or no answers.
  mutating func answered(
    _ text: String, _ confirmation: Confirmation, _ number: Int, _ performance: Performance,
    _ context: DialogContext
  ) -> [DialogEffect] {
    switch verdict(on: text, confirmation, context) {
    case .yes: return settle(true, confirmation, number, performance, context)
    case .no: return settle(false, confirmation, number, performance, context)
    case .cancel: return interrupt(context)
    case .ambiguous:
      guard case .action(let action) = confirmation.subject else { return interrupt(context) }
      let labels = context.wording.labels(of: action)
      let sentence = context.wording.cancelIsAmbiguous(accept: labels.accept, deny: labels.deny)
      return askAgain(sentence, confirmation, number, performance, context)
    case .none:
      return askAgain(
        context.wording.yesOrNoNeeded(), confirmation, number, performance, context)
    }
  }

  private enum Verdict {
    case yes, no, cancel
    /// The word cancels both the request and, as its verb, the thing that is asked about.
    case ambiguous
    case none
  }

  private func verdict(
    on text: String, _ confirmation: Confirmation, _ context: DialogContext
  ) -> Verdict {
    if text.trimmingSpaces.isEmpty { return .no }
    if case .action(let action) = confirmation.subject {
      let labels = context.wording.labels(of: action)
      let accept = context.wording.acceptWords(of: action) + action.acceptAlternatives
      let deny = [labels.deny] + action.denyAlternatives
      let cancels = AnswerReading.control(text) == .cancel
      if cancels, accept.contains(where: AnswerReading.namesCancelling) { return .ambiguous }
      if AnswerReading.isOneOf(deny, text) { return .no }
      if AnswerReading.isOneOf(accept, text) { return .yes }
    }
    if AnswerReading.control(text) == .cancel { return .cancel }
    return switch AnswerReading.yesOrNo(text) {
    case true?: .yes
    case false?: .no
    case nil: .none
    }
  }

  private mutating func askAgain(
    _ sentence: String, _ confirmation: Confirmation, _ number: Int, _ performance: Performance,
    _ context: DialogContext
  ) -> [DialogEffect] {
    var confirmation = confirmation
    var performance = performance
    confirmation.unusableAnswers += 1
    guard confirmation.unusableAnswers < Inquiry.answerLimit else {
      return [.say(.sentence(sentence))] + giveUp(performance, context)
    }
    performance.exchange = .confirmation(number, confirmation)
    phase = .performing(performance)
    return [.say(.sentence(sentence)), .record(.awaitingConfirmation)]
  }

  private mutating func settle(
    _ isYes: Bool, _ confirmation: Confirmation, _ number: Int, _ performance: Performance,
    _ context: DialogContext
  ) -> [DialogEffect] {
    var performance = performance
    performance.exchange = nil
    switch confirmation.subject {
    case .permission(let request):
      let granted: PermissionStatus =
        request.access == .fullAccess ? .fullAccess : .writeOnly
      let status = isYes ? granted : .denied
      phase = .performing(performance)
      return [
        .store(permission: status, app: performance.pending.app, request),
        .record(.permission(kind: request.kind, isGranted: isYes)),
        .permit(question: number, status),
      ] + putNextQuestion(context)
    case .foreground where isYes:
      performance.isInForeground = true
      phase = .performing(performance)
      let name = context.name(of: performance.pending.app)
      return [
        .say(.sentence(context.wording.opening(app: name))),
        .answer(question: number, .confirmed(true)),
      ] + putNextQuestion(context)
    case .action(let action):
      performance.declinedAction = isYes ? nil : action
      performance.mayHaveActed = performance.mayHaveActed || isYes
      return reply(.confirmed(isYes), to: number, performance, context)
    case .parameter, .foreground:
      performance.declinedAction = nil
      return reply(.confirmed(isYes), to: number, performance, context)
    }
  }
}
