extension Recognizer {
  /// Why the utterance is taken as it is, every tier tried.
  package func explanation(of utterance: String, options: RecognitionOptions) -> Explanation {
    var text = utterance
    let matcher = makeMatcher(options: options)
    let readings = text.withUTF8 { matcher.readings($0, isExhaustive: true) }
    return Explanation(
      utterance: utterance,
      tiers: Tier.allCases.map { tier in
        .init(
          tier: tier, isTried: options.allowedTiers.contains(tier),
          readings: readings.filter { $0.tier == tier })
      }, chosen: Array(readings.best), runnersUp: Array(readings.dropFirst(readings.best.count)),
      nearest: [], otherLocales: [], vetoes: [], emptyVocabularies: [], fallbackLocales: [:])
  }
}
