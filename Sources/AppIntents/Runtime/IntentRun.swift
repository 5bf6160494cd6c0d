import ExtensionProtocol

/// One run of an intent, from its values to its outcome.
struct IntentRun {
  let context: InvocationContext
  /// The shortcut's instance, whose values are used where the request has none.
  let presets: (any AppIntent)?
  let values: [String: IntentValue]

  /// How often an intent may run again without asking the person anything.
  private static let restartLimit = 100

  func outcome<Intent: AppIntent>(_ type: Intent.Type) async -> IntentOutcome {
    let outcome: IntentOutcome
    do {
      let intent = try await filled(type)
      outcome = .succeeded(try await success(of: try await result(of: intent)))
    } catch {
      outcome = .failed(IntentFailure(error, in: context))
    }
    await context.end(outcome)
    return outcome
  }

  /// A fresh instance with its values: parameters are shared references, so none is used twice.
  private func filled<Intent: AppIntent>(_ type: Intent.Type) async throws -> Intent {
    let intent = Intent()
    let preset = presets.map(Reflection.parameters(of:)) ?? []
    let parameters = Reflection.parameters(of: intent)
    for (name, parameter) in parameters {
      parameter.bind(name: name, context: context)
    }
    for (name, parameter) in parameters {
      if let value = values[name] {
        try await parameter.set(value)
      } else if let preset = preset.first(where: { $0.name == name }) {
        try await parameter.takeValue(of: preset.parameter)
      }
    }
    let missing = parameters.filter(\.parameter.isMissing).map(\.name)
    let unknown = values.keys.filter { name in !parameters.contains { $0.name == name } }
    guard missing.isEmpty, unknown.isEmpty else {
      throw InvocationError.parameters(missing: missing, unknown: unknown.sorted())
    }
    return intent
  }

  /// Runs the intent, and again as often as its code asks for it.
  private func result<Intent: AppIntent>(
    of intent: Intent
  ) async throws -> Intent.PerformResult {
    var restarts = 0
    while true {
      await context.willPerform(intent)
      do {
        return try await intent.prepared().perform()
      } catch let error as AppIntentError {
        try context.requireOpen()
        restarts = try await prepareAgain(after: error) ? 0 : restarts + 1
        if restarts > Self.restartLimit { throw InvocationError.endlessRestart }
      }
    }
  }

  /// Does what an error asks for before the intent runs again; true when the person was asked.
  private func prepareAgain(after error: AppIntentError) async throws -> Bool {
    switch error.form {
    case .known: throw error
    case .restart: return false
    case .needsValue(let parameter, let dialog):
      try await parameter.askForValue(dialog, in: context)
    case .needsDisambiguation(let parameter, let among, let dialog):
      try await parameter.askForOne(of: among, dialog, in: context)
    case .needsForeground(let dialog):
      guard try await context.confirm(.foreground, dialog: dialog) else {
        throw ConfirmationDeclinedError()
      }
      context.comeToForeground()
    }
    return true
  }

  private func success(of result: some IntentResult) async throws -> IntentSuccess {
    func encode<Result: IntentResult>(_ result: Result) -> IntentSuccess {
      let rendering = context.session.rendering
      let parts = result._parts
      return IntentSuccess(
        value: result.value.map { Result.Value._form.encode($0, rendering) },
        valueText: result.value.map { Result.Value._form.text($0, rendering) },
        dialog: parts.dialog.map(rendering.dialog), opens: parts.opens.map(next))
    }
    return encode(result)
  }

  /// The intent that runs next, with the values that it was made with.
  private func next(_ intent: any AppIntent) -> NextIntent {
    var values: [String: IntentValue] = [:]
    for (name, parameter) in Reflection.parameters(of: intent) {
      values[name] = parameter.encodedValue(in: context.session.rendering)
    }
    return NextIntent(
      intent: TypeName.of(type(of: intent)), parameters: values)
  }
}
