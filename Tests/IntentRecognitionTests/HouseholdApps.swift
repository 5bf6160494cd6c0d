import IntentRecognition

/// Apps whose phrases differ in one word: a verb, a particle, a preposition, a number.
enum HouseholdApps {
  static let recognizer = Recognizer(
    apps: [
      app(
        "hearth", "Hearth",
        [
          "Turn on ${item} with ${applicationName}", "Turn off ${item} with ${applicationName}",
          "Lock ${item} with ${applicationName}", "Is ${item} on in ${applicationName}",
        ]),
      app(
        "tune", "Tunewave",
        [
          "Play ${item} on ${applicationName}", "Turn the volume up in ${applicationName}",
          "Turn the volume down in ${applicationName}",
          "Show songs I do not like in ${applicationName}",
          "Set a five minute timer in ${applicationName}", "Show lap 2 in ${applicationName}",
        ]),
      app(
        "air", "AirHop",
        [
          "Show flights to ${item} in ${applicationName}",
          "Show flights from ${item} in ${applicationName}",
          "What's the weather in ${item} with ${applicationName}",
        ]),
      app(
        "shelf", "Shelf",
        [
          "Rate ${item} with ${applicationName}", "Export my books in ${applicationName}",
          "Print my notes with ${applicationName}", "Share my notes with ${applicationName}",
          "Sort my notes with ${applicationName}",
        ]),
      app(
        "hanok", "한옥", locale: "ko",
        [
          "${applicationName}에서 ${item} 켜줘", "${applicationName}에서 ${item} 꺼줘",
          "${applicationName} 온도를 올려줘", "${applicationName} 예약을 캘린더에서 삭제해줘",
          "${applicationName} ${item}까지 가는 길 알려줘", "${applicationName} 주문 내역을 보여줘",
        ]),
    ],
    vocabularies: [
      vocabulary("hearth", "Kitchen Lamp", "Garage Door", "Off Switch"),
      vocabulary("tune", "Yesterday", "Stop", "Not Afraid", "Salt & Pepper"),
      vocabulary("air", "Boston", "New York"),
      vocabulary("shelf", "Dune", "War and Peace"),
      vocabulary("hanok", "거실 조명", "제주", "에어컨"),
    ])

  private static func app(
    _ id: String, _ name: String, locale: String = "en", _ phrases: [String]
  ) -> RecognizableApp {
    RecognizableApp(
      id: id, names: [locale: [name]], sourceLocale: locale,
      templates: phrases.enumerated().map { index, text in
        PhraseTemplate(
          app: id, shortcut: index, locale: locale, text: text,
          slots: ["item": VocabularyID(app: id, type: "Item")], openSlots: ["item"])
      })
  }

  private static func vocabulary(_ app: String, _ names: String...) -> Vocabulary {
    Vocabulary(
      id: VocabularyID(app: app, type: "Item"), locale: "",
      entries: names.map { VocabularyEntry(id: $0, title: $0) })
  }
}
