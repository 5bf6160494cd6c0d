/// Why an utterance was taken as it was, or why not.
package struct Explanation: Hashable, Sendable {
  package var utterance: String
  /// What each tier found, strictest first.
  package var tiers: [TierReport]
  /// The best readings: several when they tie, none when nothing matched.
  package var chosen: [Reading]
  /// The other readings, best first.
  package var runnersUp: [Reading]
  /// The phrases nearest to the utterance, when nothing matched.
  package var nearest: [NearPhrase]
  /// Readings by phrases of another locale, when nothing matched in the conversation's.
  package var otherLocales: [Reading]
  /// The negative phrases that kept an app out.
  package var vetoes: [Veto]
  /// Vocabularies of the phrases above of which no value is known.
  package var emptyVocabularies: [VocabularyID]
  /// The locale whose phrases stood in, by app, where there were none in the conversation's.
  package var fallbackLocales: [String: String]

  package init(
    utterance: String, tiers: [TierReport], chosen: [Reading], runnersUp: [Reading],
    nearest: [NearPhrase], otherLocales: [Reading], vetoes: [Veto],
    emptyVocabularies: [VocabularyID], fallbackLocales: [String: String]
  ) {
    self.utterance = utterance
    self.tiers = tiers
    self.chosen = chosen
    self.runnersUp = runnersUp
    self.nearest = nearest
    self.otherLocales = otherLocales
    self.vetoes = vetoes
    self.emptyVocabularies = emptyVocabularies
    self.fallbackLocales = fallbackLocales
  }

  /// What a tier came to.
  package struct TierReport: Hashable, Sendable {
    package var tier: Tier
    package var isTried: Bool
    package var readings: [Reading]

    package init(tier: Tier, isTried: Bool, readings: [Reading]) {
      self.tier = tier
      self.isTried = isTried
      self.readings = readings
    }
  }

  /// A negative phrase that the utterance matched.
  package struct Veto: Hashable, Sendable {
    package var app: String
    package var phrase: NegativePhrase

    package init(app: String, phrase: NegativePhrase) {
      self.app = app
      self.phrase = phrase
    }
  }
}
