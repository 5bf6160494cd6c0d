import IntentRecognition

/// The apps that inputs are matched against.
enum FuzzedApps {
  static let recognizer: Recognizer = {
    let item = VocabularyID(app: "shop", type: "Item")
    func template(_ shortcut: Int, _ locale: String, _ text: String) -> PhraseTemplate {
      PhraseTemplate(
        app: "shop", shortcut: shortcut, locale: locale, text: text,
        slots: ["item": item, "other": item], openSlots: ["item"])
    }
    return Recognizer(
      apps: [
        RecognizableApp(
          id: "shop", names: ["en": ["Shop", "The Shop"], "ko": ["가게"]],
          templates: [
            template(0, "en", "Order ${item} with ${applicationName}"),
            template(0, "ko", "${applicationName}에서 ${item}를 주문해 줘"),
            template(1, "en", "Trade ${item} for ${other} in ${applicationName}"),
            template(2, "ko", "${applicationName} 주문 내역을 보여줘"),
            template(3, "en", "Show my orders in ${applicationName}"),
          ], negativePhrases: [NegativePhrase(locale: "en", text: "Close ${applicationName}")])
      ],
      vocabularies: [
        Vocabulary(
          id: item, locale: "en",
          entries: [
            VocabularyEntry(id: "1", title: "Oat Milk", synonyms: ["귀리 우유"]),
            VocabularyEntry(id: "2", title: "Granola"), VocabularyEntry(id: "3", title: "커피"),
          ])
      ])
  }()

  static let values = ValueRecognizer(
    locale: "en", reference: ReferenceTime(now: 1_796_083_200) { _ in 32400 })
}

/// Gives one input to the part that its first byte chooses.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  guard size > 0 else { return 0 }
  let rest = UnsafeBufferPointer(start: data + 1, count: size - 1)
  let text = String(decoding: rest, as: UTF8.self)
  let values = FuzzedApps.values
  switch data[0] % 12 {
  case 0, 1, 2:
    let locale = data[0] & 16 == 0 ? "en" : "ko"
    let matcher = FuzzedApps.recognizer.makeMatcher(options: RecognitionOptions(locale: locale))
    for reading in matcher.readings(rest) {
      precondition(reading.captures.allSatisfy { $0.range.upperBound <= rest.count })
    }
  case 3:
    let matcher = FuzzedApps.recognizer.makeMatcher(options: RecognitionOptions(locale: "ko"))
    _ = matcher.completions(rest, limit: 8)
  case 4: _ = FuzzedApps.recognizer.explanation(of: text, options: RecognitionOptions(locale: "en"))
  case 5: _ = values.numbers(in: text)
  case 6: _ = values.dates(in: text)
  case 7: _ = values.durations(in: text)
  case 8: _ = values.measurements(in: text)
  case 9: _ = values.amounts(in: text)
  case 10: _ = values.ordinals(in: text)
  default:
    _ = ChoiceMatching(choices: [Choice(title: text), Choice(title: "Granola")]).match(text)
    _ = KoreanParticle.object.attach(to: text)
    _ = AnswerWords.word(in: text)
  }
  return 0
}
