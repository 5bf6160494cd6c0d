/// A way in which an utterance says a phrase, with what it takes to see it.
struct Alignment {
  var template: UInt32
  var costs: [AlignmentCost] = []
  var captures: [AlignedSlot] = []
  /// How many content words of the phrase were said.
  var contentWords = 0
  var literalWords = 0
}

/// Something forgiven, and the tokens it was forgiven for.
struct AlignmentCost {
  var kind: Cost.Kind
  /// The tokens of the utterance; empty when what is meant is in the phrase only.
  var tokens: Range<Int>
  /// The node of the phrase, when the words are not in the utterance.
  var node: Int = -1
}

/// The tokens that filled a slot.
struct AlignedSlot {
  var slot: Int
  var tokens: Range<Int>
}
