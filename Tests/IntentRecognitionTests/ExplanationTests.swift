import IntentRecognition
import Testing

struct ExplanationTests {
  private func explain(_ utterance: String, _ locale: String = "en") -> Explanation {
    SampleApps.recognizer.explanation(of: utterance, options: RecognitionOptions(locale: locale))
  }

  @Test func `says what each tier found`() {
    let explanation = explain("order oat milk with Orders")
    #expect(explanation.chosen.map(\.tier) == [.literal])
    #expect(explanation.tiers.map(\.tier) == Tier.ofPhrases)
    #expect(explanation.tiers[0].readings == explanation.chosen)
  }

  @Test func `names the nearest phrases and the words in which they differ`() {
    let explanation = explain("print reservations to calendar with Stays")
    #expect(explanation.chosen.isEmpty)
    #expect(explanation.nearest.count == 3)
    #expect(explanation.nearest[0].text == "Save reservations to calendar with Stays")
    #expect(explanation.nearest[0].missing == ["save"])
    #expect(explanation.nearest[0].added == ["print"])
  }

  @Test func `finds the nearest phrase in spite of a typing error`() {
    let explanation = explain("oder")
    #expect(explanation.chosen.isEmpty)
    #expect(explanation.nearest[0].text.lowercased().contains("order"))
    #expect(explanation.nearest[0].added == ["oder"])
  }

  @Test func `compares Korean words without their particles`() {
    let explanation = explain("여기어때 예약 내역을 캘린더에 저장했어?", "ko")
    #expect(explanation.nearest[0].text == "여기어때 예약 내역을 캘린더에 저장해줘")
    #expect(explanation.nearest[0].added == ["저장했어"])
  }

  @Test func `finds the phrase of another locale`() {
    let explanation = explain("여기어때 예약내역 상세 화면을 열어줘", "en")
    #expect(explanation.chosen.isEmpty)
    #expect(explanation.otherLocales.first?.template.locale == "ko")
  }

  @Test func `names the negative phrase that kept an app out`() {
    let explanation = explain("tell me about Stays")
    #expect(explanation.vetoes.map(\.app) == ["stays"])
  }

  @Test func `names vocabularies without values`() {
    let id = VocabularyID(app: "a", type: "Profile")
    let recognizer = Recognizer(
      apps: [
        RecognizableApp(
          id: "a", names: ["en": ["Tunnel"]],
          templates: [
            PhraseTemplate(
              app: "a", shortcut: 0, locale: "en",
              text: "Connect ${profile} with ${applicationName}",
              slots: ["profile": id])
          ])
      ], vocabularies: [])
    let explanation = recognizer.explanation(
      of: "connect home with Tunnel", options: RecognitionOptions(locale: "en", isStrict: true))
    #expect(explanation.chosen.isEmpty)
    #expect(explanation.emptyVocabularies == [id])
  }

  @Test func `says which locale stood in`() {
    let recognizer = Recognizer(
      apps: [
        RecognizableApp(
          id: "a", names: ["en": ["Tunnel"]],
          templates: [
            PhraseTemplate(app: "a", shortcut: 0, locale: "en", text: "Connect ${applicationName}")
          ])
      ], vocabularies: [])
    let explanation = recognizer.explanation(
      of: "connect tunnel", options: RecognitionOptions(locale: "fr"))
    #expect(explanation.chosen.count == 1)
    #expect(explanation.fallbackLocales == ["a": "en"])
  }
}
