import AssistantEngine
import IntentRecognition
import Testing

struct AppNamesTests {
  private func app(_ rows: [(key: String, texts: [String: [String]])]) throws -> InstalledApp {
    let folder = try TemporaryFolder()
    try folder.write(CatalogText.rows(rows), to: "InfoPlist.xcstrings")
    return withExtendedLifetime(folder) {
      InstalledApp(SampleMetadata.app(), phrasesFolder: folder.path)
    }
  }

  @Test(arguments: [
    [("INAlternativeAppNames", ["en": ["My Stays", "Stay"], "ko": ["여기", "여어"]])],
    [
      ("INAlternativeAppName", ["en": ["My Stays"], "ko": ["여기"]]),
      ("INAlternativeAppName2", ["en": ["Stay"], "ko": ["여어"]]),
    ],
    [
      ("INAlternativeAppNames.0.INAlternativeAppName", ["en": ["My Stays"], "ko": ["여기"]]),
      ("INAlternativeAppNames.0.INAlternativeAppNamePronunciationHint", ["en": ["my stayz"]]),
      ("INAlternativeAppNames.1.INAlternativeAppName", ["en": ["Stay"], "ko": ["여어"]]),
    ],
  ])
  func `takes alternative names in the forms that people write`(
    _ rows: [(String, [String: [String]])]
  ) throws {
    let display = ("CFBundleDisplayName", ["en": ["Stays"], "ko": ["여기어때"]])
    let app = try app(([display] + rows).map { (key: $0.0, texts: $0.1) })
    #expect(
      app.recognizable.names == [
        "en": ["Stays", "My Stays", "Stay"], "ko": ["여기어때", "여기", "여어"],
      ])
    #expect(app.name(in: "ko-KR") == "여기어때")
    #expect(app.name(in: "en-US") == "Stays")
    #expect(app.name(in: "fr") == "Stays")
    #expect(app.problems == [])
  }

  @Test func `falls back to CFBundleName, then to the id`() throws {
    let named = try app([("CFBundleName", ["ko": ["여기어때"]])])
    #expect(named.recognizable.names == ["en": ["Stays"], "ko": ["여기어때"]])
    #expect(try app([]).recognizable.names == ["en": ["Stays"]])
  }

  @Test func `says that a device takes no more than three alternative names`() throws {
    let app = try app([
      ("CFBundleDisplayName", ["en": ["Stays"]]),
      ("INAlternativeAppNames", ["en": ["A", "B", "C", "D"]]),
    ])
    #expect(app.recognizable.names == ["en": ["Stays", "A", "B", "C", "D"]])
    #expect(app.problems.map(\.kind) == [.tooManyNames(4, locale: "en")])
  }
}
