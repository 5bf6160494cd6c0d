/// A sentence with parameters, and the parameters that are listed below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence; nil for the intent's title.
  let sentence: ParameterSummaryString<Intent>?
  /// The table that the sentence is looked up in.
  let table: String?

  /// Makes a summary of the intent's title alone.
  public init() {
    sentence = nil
    table = nil
  }

  /// Makes a summary of a sentence.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {
    self.sentence = sentence
    self.table = table
  }

  /// Makes a summary of a sentence, with more parameters below.
  public init(
    _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterSummaryListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    self.init(sentence, table: table)
  }

  /// Makes a summary of the intent's title, with parameters below.
  public init(@ParameterSummaryListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
    self.init()
  }
}

/// A sentence with places for parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the sentence and its places.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Makes a place for a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "%@"
    }
  }
}

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
