import ExtensionProtocol

/// The way from a parameter without a value to its value: finding, asking, understanding.
///
/// An inquiry is a value that is moved by what happens; it asks for effects and never waits.
struct Inquiry: Equatable, Sendable {
  var app: String
  var intent: String
  var parameter: ParameterMetadata
  /// The app's own words for the question, when running code asks.
  var dialog: String?
  /// The other parameters' values, for the app's queries.
  var known: [String: IntentValue]
  /// Unusable answers to this question, one after the other.
  var unusableAnswers = 0
  /// The values so far, when the parameter takes several.
  var collected: [IntentValue] = []
  var stage = Stage.starting
  /// What was offered, while a value is being looked up.
  var offered: [Choice] = []

  /// Where an inquiry stands.
  enum Stage: Equatable, Sendable {
    case starting
    /// A query is under way.
    case finding(Int, Search)
    /// The person is being asked; an empty list stands for an open question.
    case answering([Choice])
  }

  /// What a query is for.
  enum Search: Equatable, Sendable {
    /// Values to offer, or to compare words with.
    case suggestions(words: String?)
    /// The values that words may mean.
    case words(String)
    /// The values that the phrase named, by id.
    case candidates(words: String)
    /// Whether a value still exists.
    case check(Choice)
  }

  /// How often a person may give an answer that cannot be used.
  static let answerLimit = 3
  /// How many choices are listed.
  static let listLimit = 9

  /// The kind of one value.
  var kind: ValueKind {
    if case .array(let element) = parameter.kind { element } else { parameter.kind }
  }

  var takesSeveral: Bool {
    if case .array = parameter.kind { true } else { false }
  }

  var awaitsPerson: Bool {
    if case .answering = stage { true } else { false }
  }

  /// The question in the conversation's words.
  func question(in context: DialogContext, among choices: [Choice]) -> String {
    if let dialog { return dialog }
    let title = context.text(parameter.title)
    guard choices.isEmpty else {
      let own = parameter.requestDisambiguationDialog ?? parameter.requestValueDialog
      return own.map(context.text) ?? context.wording.whichValue(title)
    }
    return parameter.requestValueDialog.map(context.text) ?? context.wording.whatValue(title)
  }
}

/// What an inquiry wants done, and what came of it.
struct InquiryStep: Equatable, Sendable {
  var effects: [DialogEffect] = []
  var result = Result.pending

  enum Result: Equatable, Sendable {
    /// It goes on.
    case pending
    case value(IntentValue, TraceStep.Origin)
    /// The person gave too many answers that could not be used.
    case exhausted
    /// The app could not be asked, or it has nothing to offer.
    case failed(AppFailure)
    case nothingToChoose
  }

  static func value(_ value: IntentValue, _ origin: TraceStep.Origin) -> InquiryStep {
    InquiryStep(result: .value(value, origin))
  }
}
