/// Takes utterances apart by the phrases and vocabularies of the installed apps.
package struct Recognizer: Sendable {
  private var apps: [RecognizableApp]
  private var vocabularies: [VocabularyID: [Vocabulary]]

  package init(apps: [RecognizableApp], vocabularies: [Vocabulary]) {
    self.apps = apps
    self.vocabularies = Dictionary(grouping: vocabularies, by: \.id)
  }

  /// A recognizer with a type's values in one locale replaced and all else shared.
  package func replacing(_ vocabulary: Vocabulary) -> Recognizer {
    var copy = self
    copy.vocabularies[vocabulary.id, default: []].removeAll { $0.locale == vocabulary.locale }
    copy.vocabularies[vocabulary.id, default: []].append(vocabulary)
    return copy
  }

  /// Every reading of the utterance, best first.
  package func readings(of utterance: String, options: RecognitionOptions) -> [Reading] {
    let text = FoldedText(utterance)
    return apps.flatMap { app in
      app.templates.flatMap {
        LiteralMatch(app: app, template: $0, lookup: entries).readings(text, utterance)
      }
    }.sorted { $0.rank < $1.rank }
  }

  private func entries(_ id: VocabularyID, _ words: ArraySlice<UInt8>) -> [String] {
    var found: [String] = []
    for entry in (vocabularies[id] ?? []).flatMap(\.entries)
    where !found.contains(entry.id)
      && ([entry.title] + entry.synonyms).contains(where: { FoldedText($0).bytes[...] == words })
    {
      found.append(entry.id)
    }
    return found
  }

  /// Why the utterance is taken as it is.
  package func explanation(of utterance: String, options: RecognitionOptions) -> Explanation {
    let readings = readings(of: utterance, options: options)
    return Explanation(
      utterance: utterance,
      tiers: Tier.allCases.map { tier in
        .init(
          tier: tier, isTried: options.allowedTiers.contains(tier),
          readings: readings.filter { $0.tier == tier })
      }, chosen: Array(readings.best), runnersUp: Array(readings.dropFirst(readings.best.count)),
      nearest: [], otherLocales: [], vetoes: [], emptyVocabularies: [], fallbackLocales: [:])
  }

  /// What may come next after the prefix, likeliest first.
  package func completions(
    of prefix: String, options: RecognitionOptions, limit: Int
  ) -> [Completion] {
    let folded = FoldedText(prefix).bytes
    return apps.flatMap(\.templates).filter { FoldedText($0.text).bytes.starts(with: folded) }
      .prefix(limit).map { Completion(text: $0.text, replaceFrom: 0, kind: .phrase) }
  }
}
