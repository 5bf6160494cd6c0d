import ExtensionProtocol

extension ExtensionRuntime {
  /// Runs an intent; whatever its code does is an outcome.
  func perform(
    _ request: PerformRequest, _ session: AppSession
  ) async throws(Refusal) -> IntentOutcome {
    guard let type = app.intent(named: request.intent) else {
      throw .invalidParameters("There is no intent “\(request.intent)”.")
    }
    let presets = try presets(for: request, of: type)
    let context = InvocationContext(
      request, session: session, isInForeground: type.opensAppFirst, observers: observers)
    guard invocations.begin(context) else { throw .tooLate }
    let task = Task {
      await InvocationContext.$current.withValue(context) {
        await IntentRun(context: context, presets: presets, values: request.parameters).outcome(
          type)
      }
    }
    context.run(in: task)
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      context.cancel()
    }
    invocations.end(context)
    return outcome.fitsAMessage ? outcome : .failed(.messageTooLong)
  }

  /// The instance of the shortcut that matched.
  private func presets(
    for request: PerformRequest, of type: any AppIntent.Type
  ) throws(Refusal) -> (any AppIntent)? {
    guard let place = request.shortcut else { return nil }
    let shortcuts = app.shortcuts
    guard shortcuts.indices.contains(place), Swift.type(of: shortcuts[place].intent) == type else {
      throw .invalidParameters("There is no shortcut \(place) of \(request.intent).")
    }
    return shortcuts[place].intent
  }
}
