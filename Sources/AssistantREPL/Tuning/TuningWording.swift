import AssistantEngine

/// The words of a tuning report in one language.
protocol TuningWording: Sendable {
  func name(of verdict: TuningRow.Verdict) -> String
  /// The heading of the column of intents, and of the row of all.
  var intent: String { get }
  var all: String { get }
  var expected: String { get }
  var read: String { get }
  var nothing: String { get }
  var reason: String { get }
  var nearest: String { get }
  var fix: String { get }
  func text(of reason: TuningRow.Reason) -> String
  /// The words in which a phrase and an utterance differ.
  func difference(_ near: TuningRow.Nearest) -> String?
  /// What to do, and where; one or two lines.
  func lines(of remedy: TuningRow.Remedy) -> [String]
  func leftOut(_ count: Int, app: String) -> String
}

extension TuningWording {
  func quoted(_ words: [String]) -> String { words.map { "“\($0)”" }.joined(separator: ", ") }
}
