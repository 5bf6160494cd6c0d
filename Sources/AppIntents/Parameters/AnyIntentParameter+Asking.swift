import ExtensionProtocol

extension AnyIntentParameter {
  /// Asks for a value and keeps it, before the intent runs again.
  func askForValue(_ dialog: IntentDialog?, in context: InvocationContext) async throws {
    let answer = try await context.ask(
      .value(parameter: try requiredName), dialog: dialog ?? declaredDialogs.value)
    guard case .value(let value) = answer else { throw AskingError.unusable(answer) }
    try await set(value)
  }

  /// Asks which of several values is meant and keeps it, before the intent runs again.
  func askForOne(
    of candidates: [CandidateValue], _ dialog: IntentDialog?, in context: InvocationContext
  ) async throws {
    let choices = candidates.map { $0.choice(context.session.rendering) }
    let index = try await context.choose(
      .disambiguation(parameter: try requiredName, among: choices), among: choices.count,
      dialog: dialog ?? declaredDialogs.disambiguation)
    try await set(choices[index].value)
  }

  private var requiredName: String {
    get throws {
      guard let name else { throw AskingError.unnamedParameter }
      return name
    }
  }
}
