/// An utterance's units with the ending of its verb taken off one way.
struct UtteranceVariant {
  var units: [UtteranceUnit]
  /// The tokens of the ending.
  var ending: Range<Int>
  /// The tokens of courtesy that came to light before it: 저장 좀 해줘.
  var courtesy: Range<Int>
  /// The first token that is not as it was said.
  var firstChanged: Int
  /// The tokens of a short form that is written out, or of a verb that another one stands for.
  var replaced: Range<Int> = 0..<0
  /// The terms of the verb that was said, where another one stands for it.
  var saidVerb: UInt64?
}
