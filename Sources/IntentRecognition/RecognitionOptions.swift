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

  /// What is said to the assistant by its name, the name taken off; nil when the line does not begin
  /// with it.
  package func request(in line: String) -> String? {
    let words = FoldedText(line)
    let names = assistantNames.map { FoldedText($0).bytes }.sorted { $0.count > $1.count }
    for name in names where !name.isEmpty && words.bytes.starts(with: name) {
      guard let last = words.tokens.lastIndex(where: { $0.end == name.count }),
        last + 1 == words.tokens.count || words.tokens[last + 1].isSpaced
      else { continue }
      guard last + 1 < words.tokens.count else { return "" }
      return String(
        decoding: Array(line.utf8)[Int(words.tokens[last + 1].sourceStart)...], as: UTF8.self)
    }
    return nil
  }

  var allowedTiers: Set<Tier> { isStrict ? [.literal] : tiers }
}
