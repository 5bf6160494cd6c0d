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
