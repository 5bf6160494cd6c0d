extension Recognizer {
  /// Why the utterance is taken as it is, every tier tried.
  package func explanation(of utterance: String, options: RecognitionOptions) -> Explanation {
    var text = utterance
    let matcher = makeMatcher(options: options)
    let readings = text.withUTF8 { matcher.readings($0, isExhaustive: true) }
    let vetoes = Set(matcher.vetoes).sorted()
    let nearest = readings.isEmpty ? text.withUTF8 { matcher.nearPhrases($0, limit: 3) } : []
    let shown = readings.map(\.template) + nearest.map(\.template)
    return Explanation(
      utterance: utterance,
      tiers: Tier.ofPhrases.map { tier in
        .init(
          tier: tier, isTried: options.allowedTiers.contains(tier),
          readings: readings.filter { $0.tier == tier })
      }, chosen: Array(readings.best), runnersUp: Array(readings.dropFirst(readings.best.count)),
      nearest: nearest, otherLocales: readings.isEmpty ? otherLocales(utterance, options) : [],
      vetoes: vetoes.map(veto), emptyVocabularies: emptyVocabularies(shown),
      fallbackLocales: fallbackLocales(shown, options))
  }

  private func veto(_ template: UInt32) -> Explanation.Veto {
    let phrase = index.phrases.phraseTemplate(template)
    return .init(
      app: phrase.app, phrase: NegativePhrase(locale: phrase.locale, text: phrase.text))
  }

  /// The readings by phrases of other languages.
  private func otherLocales(_ utterance: String, _ options: RecognitionOptions) -> [Reading] {
    var languages: Set<String> = [LocaleName(options.locale).language]
    var readings: [Reading] = []
    for number in 0..<UInt16(index.phrases.header.localeCount) {
      let locale = index.phrases.locale(number)
      guard languages.insert(LocaleName(locale).language).inserted else { continue }
      var other = options
      other.locale = locale
      readings += self.readings(of: utterance, options: other).filter {
        LocaleName($0.template.locale).language == LocaleName(locale).language
      }
    }
    return readings.sorted { $0.rank < $1.rank }
  }

  private func emptyVocabularies(_ templates: [PhraseTemplate]) -> [VocabularyID] {
    var seen: Set<VocabularyID> = []
    return templates.flatMap { $0.slots.values.sorted { $0.type < $1.type } }.filter { id in
      seen.insert(id).inserted
        && (index.number(of: id).map { number in
          index.segments(of: number).allSatisfy { $0.entryCount == 0 }
        } ?? true)
    }
  }

  private func fallbackLocales(
    _ templates: [PhraseTemplate], _ options: RecognitionOptions
  ) -> [String: String] {
    let language = LocaleName(options.locale).language
    return templates.reduce(into: [:]) { locales, template in
      if LocaleName(template.locale).language != language {
        locales[template.app] = template.locale
      }
    }
  }
}
