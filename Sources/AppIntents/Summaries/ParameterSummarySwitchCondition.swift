/// One of several summaries, by a parameter's value.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, Cases: ParameterSummary
>: ParameterSummary {
  let cases: Cases

  /// Chooses by a parameter's value; the default case stands last.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Cases
  ) {
    self.cases = cases()
  }
}

/// A summary for some values of a parameter.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary
>: ParameterSummary {
  let content: Content

  /// Makes a case of one value.
  public init(
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    self.content = content()
  }

  /// Makes a case of several values.
  public init(
    _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    self.content = content()
  }
}

/// A summary for all other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>:
  ParameterSummary
{
  let content: Content

  /// Makes the default case.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {
    self.content = content()
  }
}

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

extension AppIntent {
  /// One of several summaries, by a parameter's value.
  public typealias Switch<Value: _IntentValue, Cases: ParameterSummary> =
    ParameterSummarySwitchCondition<Self, Value, Cases>
  /// A summary for some values of a parameter.
  public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  /// A summary for all other values of a parameter.
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}
