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
