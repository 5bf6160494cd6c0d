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
