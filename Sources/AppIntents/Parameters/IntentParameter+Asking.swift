import ExtensionProtocol
import Synchronization

extension IntentParameter {
  /// Asks for a value and gives it to the code that asked.
  ///
  /// - Parameter dialog: The question; the declared one when nil.
  /// - Returns: The value; the parameter itself keeps the one it has.
  /// - Throws: `CancellationError` when the person ends the request at the question.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    let (context, name) = try asking()
    let answer = try await context.ask(
      .value(parameter: name), dialog: dialog ?? declaration.requestValueDialog)
    guard case .value(var value) = answer else { throw AskingError.unusable(answer) }
    // Where the parameter has several values, one of them is asked for.
    if case .array(let elements) = value, let first = elements.first { value = first }
    return try await Value.ValueType._form.decode(value, from: declaration.effectiveSource)
  }

  /// Asks which of several values is meant.
  ///
  /// - Throws: `CancellationError` when the person ends the request at the question.
  public func requestDisambiguation(
    among items: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let (context, name) = try asking()
    let choices = items.map { choice($0, in: context.session.rendering) }
    let index = try await context.choose(
      .disambiguation(parameter: name, among: choices), among: items.count,
      dialog: dialog ?? declaration.requestDisambiguationDialog)
    return items[index]
  }

  /// Asks whether a value is right.
  ///
  /// - Returns: False on no, unlike the intent's own `requestConfirmation`, which throws.
  /// - Throws: `CancellationError` when the person ends the request at the question.
  public func requestConfirmation(
    for item: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    let (context, name) = try asking()
    let value = choice(item, in: context.session.rendering)
    return try await context.confirm(
      .parameterConfirmation(parameter: name, value: value), dialog: dialog)
  }

  /// An error that asks for a value and has the intent run again.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(self, dialog))
  }

  /// An error that asks which of several values is meant and has the intent run again.
  public func needsDisambiguationError(
    among items: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    let values = items.map { CandidateValue($0) }
    return AppIntentError(.needsDisambiguation(self, among: values, dialog))
  }
}

extension IntentParameter {
  private func asking() throws -> (context: InvocationContext, name: String) {
    let (kept, name) = state.withLock { ($0.context, $0.name) }
    guard let context = InvocationContext.current ?? kept else { throw AskingError.noInvocation }
    guard let name else { throw AskingError.unnamedParameter }
    return (context, name)
  }

  private func choice(_ value: Value.ValueType, in rendering: TextRendering) -> Choice {
    CandidateValue(value).choice(rendering)
  }
}
