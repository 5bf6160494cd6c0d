/// Collects the cases of a switch; without a default case at the end it does not compile.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// The cases so far, all for some values.
  public struct Open: Sendable {}

  /// All cases.
  public struct Closed: ParameterSummary {}

  /// Accepts a case.
  public static func buildExpression<Content: ParameterSummary>(
    _ content: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> Open { Open() }

  /// Accepts the default case.
  public static func buildExpression<Content: ParameterSummary>(
    _ content: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> Closed { Closed() }

  /// Begins with a case.
  public static func buildPartialBlock(first: Open) -> Open { first }

  /// Begins, and ends, with the default case.
  public static func buildPartialBlock(first: Closed) -> Closed { first }

  /// Adds a case.
  public static func buildPartialBlock(accumulated: Open, next: Open) -> Open { next }

  /// Ends with the default case.
  public static func buildPartialBlock(accumulated: Open, next: Closed) -> Closed { next }

  /// Takes the cases once the default case is among them.
  public static func buildFinalResult(_ cases: Closed) -> Closed { cases }
}
