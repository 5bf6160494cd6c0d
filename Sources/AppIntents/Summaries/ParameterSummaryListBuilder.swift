/// Collects the parameters that are listed below a sentence.
@resultBuilder
public enum ParameterSummaryListBuilder<Intent: AppIntent> {
  /// Accepts a parameter.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [parameter] }

  /// Joins the lines, in order.
  public static func buildBlock(
    _ parameters: [PartialKeyPath<Intent>]...
  ) -> [PartialKeyPath<Intent>] { parameters.flatMap(\.self) }
}
