/// A question which of several intents was meant.
struct IntentChoice: Equatable, Sendable {
  var interpretations: [Interpretation]
  var titles: [String]
  var unusableAnswers = 0
}
