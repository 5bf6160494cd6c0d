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
