/// Recognizes the names that people gave to things of their own.
///
/// A name is a phrase without an app's name and without slots, so the tiers of phrases hold for it.
/// Two things are added: an app that it is about may be named along with it, and as a last tier
/// the words may stand in another order, since people do not learn their own names by heart.
package struct NameRecognizer: Sendable {
  private let recognizer: Recognizer
  private let names: [RearrangeableName]
  /// The locale of names, which is none.
  private static let locale = "und"

  package init(_ names: [RecognizableName]) {
    recognizer = Recognizer(
      apps: names.map { name in
        RecognizableApp(
          id: name.id, names: [Self.locale: name.appNames], sourceLocale: Self.locale,
          templates: name.names.enumerated().map { index, text in
            PhraseTemplate(
              app: name.id, shortcut: index, locale: Self.locale, text: text, isPrimary: true)
          })
      }, vocabularies: [])
    self.names = names.flatMap { name in
      name.names.enumerated().map { index, text in
        RearrangeableName(
          PhraseTemplate(
            app: name.id, shortcut: index, locale: Self.locale, text: text, isPrimary: true))
      }
    }
  }

  /// The readings of an utterance, best first; one for each thing.
  package func readings(
    of utterance: String, options: RecognitionOptions, isExhaustive: Bool = false
  ) -> [Reading] {
    var text = utterance
    var options = options
    options.locale = Self.locale
    let matcher = recognizer.makeMatcher(options: options)
    var readings = text.withUTF8 { matcher.readings($0, isExhaustive: isExhaustive) }
      .map(Self.withoutOmittedName).sorted { $0.rank < $1.rank }
    if readings.isEmpty, options.allowedTiers.contains(.rearranged) {
      readings = text.withUTF8 { matcher.rearranged($0, among: names) }
    }
    var seen: Set<String> = []
    return readings.filter { seen.insert($0.template.app).inserted }
  }

  /// The names that a line may be going on to.
  package func completions(
    of prefix: String, options: RecognitionOptions, limit: Int
  ) -> [Completion] {
    var options = options
    options.locale = Self.locale
    return recognizer.completions(of: prefix, options: options, limit: limit)
  }

  /// A name has no app's name that could be left out; one that was said was added.
  private static func withoutOmittedName(_ reading: Reading) -> Reading {
    var reading = reading
    reading.costs = reading.costs.compactMap { cost in
      switch cost.kind {
      case .nameOmitted: nil
      case .nameElsewhere: Cost(kind: .nameAdded, words: cost.words)
      case .assistantName, .courtesy, .requestEnding, .particle, .nameAdded, .typingError,
        .smallWordMissing, .smallWordAdded, .number, .synonym, .missingSlot, .unknownValue,
        .leftover, .spacing, .wordMoved, .wordRepeated:
        cost
      }
    }
    reading.tier = Tier(reading.costs.map(\.kind))
    return reading
  }
}
