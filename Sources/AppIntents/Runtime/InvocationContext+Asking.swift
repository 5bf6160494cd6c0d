import ExtensionProtocol

extension InvocationContext {
  /// The context of the code that asks, for an intent that may have left its request's task.
  static func of(_ intent: some AppIntent) -> InvocationContext? {
    if let current { return current }
    for (_, parameter) in Reflection.parameters(of: intent) {
      if let context = parameter.context { return context }
    }
    return nil
  }

  /// As ``of(_:)``, for code that cannot go on without.
  static func required(for intent: some AppIntent) throws -> InvocationContext {
    guard let context = of(intent) else { throw AskingError.noInvocation }
    return context
  }

  /// Asks the person and waits for the answer.
  ///
  /// - Throws: `CancellationError` when the person ends the request at the question, when the
  ///   request was cancelled, and when it is over.
  func ask(_ subject: Question.Subject, dialog: IntentDialog?) async throws -> Answer {
    try requireOpen()
    guard let peer = session.peer else { throw AskingError.noInvocation }
    let question = Question(
      invocation: id, subject: subject, dialog: dialog.map(session.rendering.dialog))
    guard question.fitsAMessage else { throw AskingError.tooLong }
    let answer: Answer
    do {
      answer = try await peer.call(.ask, question, returning: Answer.self)
    } catch {
      throw error.asThrownToApps
    }
    try requireOpen()
    if answer == .cancelled { throw CancellationError() }
    return answer
  }

  func confirm(_ subject: Question.Subject, dialog: IntentDialog?) async throws -> Bool {
    let answer = try await ask(subject, dialog: dialog)
    guard case .confirmed(let isConfirmed) = answer else { throw AskingError.unusable(answer) }
    return isConfirmed
  }

  /// Asks for one of several things by its place.
  func choose(
    _ subject: Question.Subject, among count: Int, dialog: IntentDialog?
  ) async throws -> Int {
    let answer = try await ask(subject, dialog: dialog)
    guard case .choice(let index) = answer, (0..<count).contains(index) else {
      throw AskingError.unusable(answer)
    }
    return index
  }
}

/// Why a question could not be asked or its answer not be used.
enum AskingError: Error, Equatable {
  /// The code runs outside every invocation.
  case noInvocation
  /// The assistant's answer does not fit the question.
  case unusable(Answer)
  /// The question and its choices are more than a message holds.
  case tooLong
  /// The parameter's intent is not being performed.
  case unnamedParameter
}
