extension AppIntent {
  /// One of two summaries, by a parameter's value.
  public typealias When<Content: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Content, Otherwise>
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
