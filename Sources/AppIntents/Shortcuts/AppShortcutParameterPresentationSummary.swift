/// A sentence with a parameter.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
  /// Makes a sentence.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {}
}
