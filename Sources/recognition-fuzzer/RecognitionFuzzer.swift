// Built only when FUZZ=1 is set: libFuzzer calls the function below with bytes that it makes up.

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
            template(4, "en", "What's the price of ${item} with ${applicationName}"),
            template(5, "ko", "${applicationName} ${item} 주문을 삭제해줘"),
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

  // libFuzzer gives one input after the other on one thread, so a matcher may be kept.
  nonisolated(unsafe) static let english = recognizer.makeMatcher(
    options: RecognitionOptions(locale: "en"))
  nonisolated(unsafe) static let korean = recognizer.makeMatcher(
    options: RecognitionOptions(locale: "ko"))

  static let values = ValueRecognizer(
    locale: "en", reference: ReferenceTime(now: 1_796_083_200) { _ in 32400 })
}

private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// The driver of libFuzzer, which has no header.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The entry point under the name that SwiftPM gives it, where libFuzzer would bring its own.
@_cdecl("recognition_fuzzer_main")
public func start(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments) { fuzz($0, $1) }
}

/// Gives one input to the part that its first byte chooses.
private func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  guard let data, size > 0 else { return 0 }
  let rest = UnsafeBufferPointer(start: data + 1, count: size - 1)
  let text = String(decoding: rest, as: UTF8.self)
  let values = FuzzedApps.values
  switch data[0] % 12 {
  case 0, 1, 2:
    let matcher = data[0] & 16 == 0 ? FuzzedApps.english : FuzzedApps.korean
    for reading in matcher.readings(rest) {
      precondition(reading.captures.allSatisfy { $0.range.upperBound <= rest.count })
    }
  case 3:
    _ = FuzzedApps.korean.completions(rest, limit: 8)
  case 4 where size < 32:
    _ = FuzzedApps.recognizer.explanation(of: text, options: RecognitionOptions(locale: "en"))
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
