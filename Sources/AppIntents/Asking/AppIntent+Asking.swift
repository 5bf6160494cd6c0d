import ExtensionProtocol

extension AppIntent {
  /// Asks whether to go on; returns on yes.
  ///
  /// - Throws: On no, and when the person ends the request. As on Apple's platforms, let it through.
  public func requestConfirmation() async throws {
    try await confirm(.continue, dialog: nil)
  }

  /// Asks whether to go on; returns on yes.
  ///
  /// - Parameters:
  ///   - conditions: When to ask at all; always when there are none.
  ///   - actionName: The verb that is confirmed.
  ///   - dialog: The question.
  /// - Throws: On no, and when the person ends the request. As on Apple's platforms, let it through.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    // What is typed is certain, so the only condition there is never holds.
    guard conditions.isEmpty else { return }
    try await confirm(actionName, dialog: dialog)
  }

  /// Shows a result and asks whether to go on; returns on yes.
  ///
  /// - Throws: On no, and when the person ends the request.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await confirm(confirmationActionName, dialog: result._parts.dialog)
  }

  /// Shows a result and asks whether to go on; returns on yes.
  ///
  /// - Throws: On no, and when the person ends the request.
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await confirm(confirmationActionName, dialog: output._parts.dialog)
  }

  /// Asks which of several ways to go.
  ///
  /// - Throws: When the person picks the way out, or ends the request.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    let context = try InvocationContext.required(for: self)
    let rendering = context.session.rendering
    let index = try await context.choose(
      .choice(options.map { $0.option(in: rendering) }), among: options.count, dialog: dialog)
    if options[index].style == .cancel { throw CancellationError() }
    return options[index]
  }

  private func confirm(_ action: ConfirmationActionName, dialog: IntentDialog?) async throws {
    let context = try InvocationContext.required(for: self)
    let subject = action.action(in: context.session.rendering)
    let isConfirmed = try await context.confirm(.confirmation(subject), dialog: dialog)
    context.recordConfirmation(isConfirmed)
    if !isConfirmed { throw ConfirmationDeclinedError() }
  }
}

/// The person said no to an intent-level confirmation.
struct ConfirmationDeclinedError: Error {}
