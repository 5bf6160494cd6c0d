/// One way to take an utterance: a phrase, and the words that filled its slots.
package struct Reading: Hashable, Sendable {
  package var template: PhraseTemplate
  package var tier: Tier
  /// The filled slots, in the order of the utterance; a slot of the template that is not among
  /// them was left out.
  package var captures: [SlotCapture]
  /// How many of the phrase's own words were said.
  package var literalWords: Int
  package var costs: [Cost]
  package var leftover: [LeftoverWords]
  /// Where the app's name was said, as UTF-8 offsets; nil when it was not.
  package var appNameRange: Range<Int>?

  package init(
    template: PhraseTemplate, tier: Tier, captures: [SlotCapture] = [], literalWords: Int,
    costs: [Cost] = [], leftover: [LeftoverWords] = [], appNameRange: Range<Int>? = nil
  ) {
    self.template = template
    self.tier = tier
    self.captures = captures
    self.literalWords = literalWords
    self.costs = costs
    self.leftover = leftover
    self.appNameRange = appNameRange
  }
}
