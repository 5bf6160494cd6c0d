import IntentRecognition
import Testing

struct LiteralTierTests {
  @Test(arguments: [
    ("여기어때 예약 내역을 캘린더에 저장해줘", "여기어때 예약내역을 캘린더에 저장해 줘"),
    ("${applicationName}で${entity}を閉めて", "ホームで窓を閉めて"),
    ("Neuer ${applicationName}-Chat", "neuer Home Chat"),
    ("Straße in ${applicationName} öffnen", "STRASSE IN HOME O\u{308}FFNEN"),
  ])
  func `takes the phrase as it is written`(_ phrase: String, _ utterance: String) {
    let window = VocabularyID(app: "home", type: "window")
    let recognizer = Recognizer(
      apps: [
        RecognizableApp(
          id: "home", names: ["en": ["Home"], "ja": ["ホーム"]],
          templates: [
            PhraseTemplate(
              app: "home", shortcut: 0, locale: "en", text: phrase, slots: ["entity": window])
          ])
      ],
      vocabularies: [
        Vocabulary(id: window, locale: "en", entries: [VocabularyEntry(id: "w", title: "窓")])
      ])
    let readings = recognizer.readings(of: utterance, options: RecognitionOptions(locale: "en"))
    #expect(readings.map(\.tier) == [.literal])
  }
}
