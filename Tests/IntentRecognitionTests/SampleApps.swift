import IntentRecognition

/// Two apps as the tests install them: a travel app and a shop, in English and Korean.
enum SampleApps {
  static let reservation = VocabularyID(app: "stays", type: "Reservation")
  static let product = VocabularyID(app: "orders", type: "Product")
  static let size = VocabularyID(app: "orders", type: "Size")

  static let recognizer = Recognizer(apps: [stays, orders], vocabularies: vocabularies)

  static func template(
    _ app: String, _ shortcut: Int, _ locale: String, _ text: String,
    _ slots: [String: VocabularyID] = [:], open: Set<String> = []
  ) -> PhraseTemplate {
    PhraseTemplate(
      app: app, shortcut: shortcut, locale: locale, text: text, slots: slots, openSlots: open)
  }

  static let stays = RecognizableApp(
    id: "stays", names: ["en": ["Stays"], "ko": ["여기어때", "여기 어때"]],
    templates: [
      template("stays", 0, "en", "Save reservations to calendar with ${applicationName}"),
      template("stays", 0, "en", "Save my ${applicationName} reservations"),
      template("stays", 0, "ko", "${applicationName} 예약 내역을 캘린더에 저장해줘"),
      template("stays", 0, "ko", "${applicationName}에서 예약 저장하기"),
      template("stays", 1, "en", "Show my reservation history in ${applicationName}"),
      template("stays", 1, "ko", "${applicationName} 예약내역 상세 화면을 열어줘"),
      template(
        "stays", 2, "en", "When do I check in in ${reservation} with ${applicationName}",
        ["reservation": reservation]),
      template(
        "stays", 2, "ko", "${applicationName} ${reservation} 예약내역의 체크인 날짜를 말해줘",
        ["reservation": reservation]),
    ],
    negativePhrases: [NegativePhrase(locale: "en", text: "Tell me about ${applicationName}")])

  static let orders = RecognizableApp(
    id: "orders", names: ["en": ["Orders"], "ko": ["주문앱"]],
    templates: [
      template(
        "orders", 0, "en", "Order ${item} with ${applicationName}", ["item": product],
        open: ["item"]),
      template("orders", 0, "en", "Order something with ${applicationName}"),
      template(
        "orders", 0, "ko", "${applicationName}으로 ${item}를 주문해 줘", ["item": product], open: ["item"]),
      template("orders", 1, "en", "Cancel my order in ${applicationName}"),
      template("orders", 1, "ko", "${applicationName} 주문 취소해줘"),
      template("orders", 2, "en", "Play the current book in ${applicationName}"),
      template("orders", 2, "en", "Play ${item} in ${applicationName}", ["item": product]),
      template(
        "orders", 3, "en", "Turn ${item} to ${size} in ${applicationName}",
        ["item": product, "size": size]),
      template("orders", 4, "ko", "${applicationName}에서 ${item} 켜져 있어", ["item": product]),
      template("orders", 5, "ko", "${applicationName}에서 ${item} 꺼줘", ["item": product]),
    ])

  static let vocabularies = [
    Vocabulary(
      id: reservation, locale: "ko",
      entries: [
        VocabularyEntry(id: "dummy-1", title: "부산 해운대 테스트 호텔", synonyms: ["부산", "Busan"]),
        VocabularyEntry(id: "dummy-2", title: "서울 강남 테스트 호텔", synonyms: ["서울", "Seoul"]),
      ]),
    Vocabulary(
      id: product, locale: "en",
      entries: [
        VocabularyEntry(id: "oat", title: "Oat Milk", synonyms: ["귀리 우유"]),
        VocabularyEntry(id: "g500", title: "Granola", subtitle: "500 g"),
        VocabularyEntry(id: "g1000", title: "Granola", subtitle: "1 kg"),
        VocabularyEntry(id: "book", title: "the current book"),
        VocabularyEntry(id: "noodles", title: "비빔냉면"),
        VocabularyEntry(id: "lamp", title: "Lamp", synonyms: ["조명", "거실 조명"]),
        VocabularyEntry(id: "orders", title: "Orders Special"),
      ]),
    Vocabulary(
      id: size, locale: "en",
      entries: [
        VocabularyEntry(id: "large", title: "Large"), VocabularyEntry(id: "small", title: "Small"),
      ]),
  ]
}
