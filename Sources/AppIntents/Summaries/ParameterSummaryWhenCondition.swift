/// One of two summaries, by a parameter's value.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Content: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  let content: Content
  let otherwise: Otherwise

  /// Chooses by whether a parameter has a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ condition: ParameterSummaryValueCondition,
    @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.content = content()
    self.otherwise = otherwise()
  }

  /// Chooses by comparing a parameter with a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparison, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.content = content()
    self.otherwise = otherwise()
  }

  /// Chooses by whether a parameter is one of several values.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryMembership, _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.content = content()
    self.otherwise = otherwise()
  }
}
