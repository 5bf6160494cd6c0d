/// Takes the one summary of a body.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Takes the summary.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }

  /// Takes the summary of a check of the system's version.
  public static func buildLimitedAvailability<Content: ParameterSummary>(
    _ content: Content
  ) -> Content { content }
}
