/// How an utterance is to be taken.
package struct RecognitionOptions: Hashable, Sendable {
  /// The conversation's locale.
  package var locale: String
  /// Whether only what a device promises counts: the literal phrase, app name included.
  package var isStrict: Bool
  /// What the assistant is called; said before a phrase it is not part of it.
  package var assistantNames: [String]
  /// The tiers that are tried.
  package var tiers: Set<Tier>

  package init(
    locale: String, isStrict: Bool = false,
    assistantNames: [String] = RecognitionOptions.defaultAssistantNames,
    tiers: Set<Tier> = Set(Tier.allCases)
  ) {
    self.locale = locale
    self.isStrict = isStrict
    self.assistantNames = assistantNames
    self.tiers = tiers
  }

  package static let defaultAssistantNames = [
    "hey siri", "siri", "hey behest", "behest", "시리야", "비헤스트야", "헤이 시리", "헤이 비헤스트",
  ]

  var allowedTiers: Set<Tier> { isStrict ? [.literal] : tiers }
}
