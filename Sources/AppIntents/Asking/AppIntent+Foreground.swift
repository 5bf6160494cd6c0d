import ExtensionProtocol

extension AppIntent {
  /// Brings the app to the front, where what it prints is what the person sees.
  ///
  /// - Parameters:
  ///   - dialog: Why, for the person who is asked.
  ///   - alwaysConfirm: Whether to ask also where the person has just opened the app.
  /// - Throws: When the person says no.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    let context = try InvocationContext.required(for: self)
    if context.isInForeground { return }
    guard try await context.confirm(.foreground, dialog: dialog) else {
      throw ConfirmationDeclinedError()
    }
    context.comeToForeground()
  }

  /// An error that has the intent run again with the app in front.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(.needsForeground(dialog))
  }
}
