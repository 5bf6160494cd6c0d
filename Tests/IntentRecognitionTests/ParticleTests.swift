import IntentRecognition
import Testing

struct ParticleTests {
  private static let place = VocabularyID(app: "trip", type: "Place")

  private static let recognizer = Recognizer(
    apps: [
      RecognizableApp(
        id: "trip", names: ["ko": ["길동무"]], sourceLocale: "ko",
        templates: [
          "${applicationName}에서 ${place}를 일정에 추가해줘", "${place}에서 ${applicationName} 경로 찾기",
          "${applicationName} ${place}까지 길안내",
        ].enumerated().map { index, text in
          PhraseTemplate(
            app: "trip", shortcut: index, locale: "ko", text: text, slots: ["place": place])
        })
    ],
    vocabularies: [
      Vocabulary(
        id: place, locale: "ko",
        entries: [
          VocabularyEntry(id: "busan", title: "부산"), VocabularyEntry(id: "seoul", title: "서울"),
          VocabularyEntry(id: "island", title: "제주도"), VocabularyEntry(id: "meeting", title: "회의"),
          VocabularyEntry(id: "maeul", title: "달빛 마을"),
        ])
    ])

  @Test(
    arguments: [
      ("길동무에서 부산을 일정에 추가해줘", 0, "busan"), ("길동무에서 서울을 일정에 추가해줘", 0, "seoul"),
      ("길동무에서 제주도를 일정에 추가해줘", 0, "island"), ("길동무에서 제주도 일정에 추가해줘", 0, "island"),
      ("길동무에서 달빛 마을을 일정에 추가해줘", 0, "maeul"), ("길동무에서 달빛마을 일정에 추가해줘", 0, "maeul"),
      ("길동무에서 회의를 일정에 추가해줘", 0, "meeting"), ("길동무에서 회의 일정에 추가해줘", 0, "meeting"),
      ("길동무로 부산을 일정에 추가해줘", 0, "busan"), ("길동무 부산 일정에 추가해줘", 0, "busan"),
      ("길동무는 부산을 일정에 추가해줘", 0, "busan"), ("길동무 앱에서 부산을 일정에 추가해줘", 0, "busan"),
      ("길동무 앱으로 부산을 일정에 추가해줘", 0, "busan"), ("길동무앱 부산을 일정에 추가해줘", 0, "busan"),
      ("길동무에서 부산은 일정에 추가해줘", 0, "busan"), ("길동무에서 부산을 일정에다 추가해줘", nil, nil),
      ("길동무에서 부산을 일정으로 추가해줘", 0, "busan"), ("길동무에서 부산을 일정 추가해줘", 0, "busan"),
      ("길동무에서 부산을일정에추가해줘", 0, "busan"), ("길동무에게 부산을 일정에 추가해줘", 0, "busan"),
      ("길동무에서 부산만 일정에 추가해줘", nil, nil), ("길동무에서 부산도 일정에 추가해줘", nil, nil),
      ("길동무에서 부산밖에 일정에 추가해줘", nil, nil), ("길동무에서 부산 말고 일정에 추가해줘", nil, nil),
      ("부산에서 길동무 경로 찾기", 1, "busan"), ("부산에서 길동무로 경로 찾아줘", 1, "busan"),
      ("부산에서 길동무 경로를 찾아 주세요", 1, "busan"), ("부산으로 길동무 경로 찾기", nil, nil),
      ("부산까지 길동무 경로 찾기", nil, nil), ("길동무 부산까지 길안내", 2, "busan"),
      ("길동무로 제주도까지 길안내해줘", 2, "island"), ("길동무 부산부터 길안내", nil, nil),
    ] as [(String, Int?, String?)])
  func `takes particles as they come and drops none that matters`(
    _ utterance: String, _ shortcut: Int?, _ value: String?
  ) {
    let readings = Self.recognizer.readings(
      of: utterance, options: RecognitionOptions(locale: "ko"))
    // A value that is not known, with its particle, is a question for the app, never an answer.
    let known = readings.first { !$0.costs.contains { $0.kind == .unknownValue } }
    #expect(known?.template.shortcut == shortcut, "\(readings)")
    #expect(known?.captures.first?.candidates.first == value, "\(readings)")
  }
}
