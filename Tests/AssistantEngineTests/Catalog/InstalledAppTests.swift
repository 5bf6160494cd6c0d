import AssistantEngine
import ExtensionProtocol
import IntentRecognition
import StringCatalogs
import Testing

struct InstalledAppTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The phrases by locale, the primary ones marked.
  private func phrases(_ app: InstalledApp) -> [String] {
    app.recognizable.templates.map {
      "\($0.locale) \($0.shortcut)\($0.isPrimary ? "*" : "") \($0.text)"
    }
  }

  private func kinds(_ app: InstalledApp) -> [CatalogProblem.Kind] { app.problems.map(\.kind) }

  @Test func `speaks the phrases of its code where there is no folder`() {
    let app = InstalledApp(SampleMetadata.app(), phrasesFolder: nil)
    #expect(
      phrases(app) == [
        "en 0* Book ${city} in ${applicationName}", "en 0 Book in ${applicationName}",
      ])
    #expect(app.recognizable.names == ["en": ["Stays"]])
    #expect(app.problems == [])
  }

  @Test func `takes one row for each phrase`() throws {
    try folder.write(
      CatalogText.rows([
        (
          "Book ${city} in ${applicationName}",
          [
            "en": ["Reserve ${city} in ${applicationName}"],
            "ko": ["${applicationName}에서 ${city} 예약해줘"],
          ]
        ),
        ("Book in ${applicationName}", ["ko": ["${applicationName}에서 예약해줘"]]),
      ]), to: "AppShortcuts.xcstrings")
    let app = InstalledApp(SampleMetadata.app(), phrasesFolder: folder.path)
    #expect(
      phrases(app) == [
        "en 0* Reserve ${city} in ${applicationName}", "en 0 Book in ${applicationName}",
        "ko 0* ${applicationName}에서 ${city} 예약해줘", "ko 0 ${applicationName}에서 예약해줘",
      ])
    #expect(app.problems == [])
  }

  @Test func `takes one row for the whole shortcut, with any number of texts`() throws {
    try folder.write(
      CatalogText.rows([
        (
          "Book ${city} in ${applicationName}",
          [
            "en": ["Book ${city} in ${applicationName}", "${applicationName}, book ${city}"],
            "ko-KR": [
              "${applicationName} 예약", "${applicationName} 예약", "${applicationName}로 ${city} 예약",
            ],
          ]
        )
      ]), to: "AppShortcuts.xcstrings")
    let app = InstalledApp(SampleMetadata.app(), phrasesFolder: folder.path)
    #expect(
      phrases(app) == [
        "en 0* Book ${city} in ${applicationName}", "en 0 ${applicationName}, book ${city}",
        "ko-KR 0* ${applicationName} 예약", "ko-KR 0 ${applicationName}로 ${city} 예약",
      ])
    #expect(app.problems == [])
    #expect(app.primaryPhrases(in: "ko") == ["Stays 예약"])
    #expect(app.primaryPhrases(in: "fr") == ["Book ${city} in Stays"])
  }

  @Test func `keeps a region of the source language apart`() throws {
    try folder.write(
      CatalogText.rows([
        (
          "Book in ${applicationName}",
          ["en": ["Reserve in ${applicationName}"], "en-GB": ["Book a room in ${applicationName}"]]
        )
      ]), to: "AppShortcuts.xcstrings")
    let app = InstalledApp(
      SampleMetadata.app(phrases: [["Book in ${applicationName}"]]), phrasesFolder: folder.path)
    #expect(
      phrases(app) == [
        "en 0* Reserve in ${applicationName}", "en-GB 0* Book a room in ${applicationName}",
      ])
  }

  @Test func `takes .strings files too, and leaves out those that cannot be read`() throws {
    try folder.write(
      #""Book in ${applicationName}" = "In ${applicationName} buchen";"#,
      to: "de.lproj/AppShortcuts.strings")
    try folder.write("\"Book", to: "ko.lproj/AppShortcuts.strings")
    let app = InstalledApp(SampleMetadata.app(), phrasesFolder: folder.path)
    #expect(phrases(app).contains("de 0* In ${applicationName} buchen"))
    #expect(phrases(app).contains("en 0 Book in ${applicationName}"))
    guard case .unusableFile(let error)? = kinds(app).first else {
      Issue.record("\(app.problems)")
      return
    }
    #expect(error.file == folder.path + "/ko.lproj/AppShortcuts.strings")
  }

  @Test func `speaks the phrases of its code where the table cannot be read`() throws {
    let path = try folder.write("{ \"strings\" : ", to: "AppShortcuts.xcstrings")
    let app = InstalledApp(SampleMetadata.app(), phrasesFolder: folder.path)
    #expect(phrases(app).count == 2)
    #expect(app.problems.count == 1)
    #expect(app.problems.first?.file == path)
    #expect(app.problems.first?.description.hasPrefix(path) == true)
  }

  @Test(
    arguments: [
      ("Book ${town} in ${applicationName}", .unknownToken("${town}", phrase: "", locale: "en")),
      (
        "Book ${city} in ${application_name}",
        .unknownToken("${application_name}", phrase: "", locale: "en")
      ),
      (
        #"Book in \(.applicationName)"#,
        .unknownToken(#"\(.applicationName)"#, phrase: "", locale: "en")
      ),
      ("Book ${city}", .noApplicationName(phrase: "", locale: "en")),
      ("Book ${count} in ${applicationName}", .slotNotAllowed("count", phrase: "", locale: "en")),
      ("Book ${flag} in ${applicationName}", .slotNotAllowed("flag", phrase: "", locale: "en")),
    ] as [(String, CatalogProblem.Kind)])
  func `leaves a phrase out that cannot be one, and keeps the others`(
    _ phrase: String, _ expected: CatalogProblem.Kind
  ) {
    let app = InstalledApp(
      SampleMetadata.app(phrases: [[phrase, "Book in ${applicationName}"]]), phrasesFolder: nil)
    #expect(phrases(app) == ["en 0* Book in ${applicationName}"])
    let said: CatalogProblem.Kind =
      switch expected {
      case .unknownToken(let token, _, let locale):
        .unknownToken(token, phrase: phrase, locale: locale)
      case .noApplicationName(_, let locale): .noApplicationName(phrase: phrase, locale: locale)
      case .slotNotAllowed(let slot, _, let locale):
        .slotNotAllowed(slot, phrase: phrase, locale: locale)
      default: expected
      }
    // An unknown token in place of the name is said once, not as a missing name as well.
    #expect(kinds(app) == [said])
  }

  @Test(arguments: ["size", "limited", "quiet", "city"])
  func `gives each slot that may be named its vocabulary`(_ slot: String) {
    let app = InstalledApp(
      SampleMetadata.app(phrases: [["Book ${\(slot)} in ${applicationName}"]]), phrasesFolder: nil)
    let types = [
      "size": "Size", "limited": "Book.limited", "quiet": "Book.quiet", "city": "City",
    ]
    let template = app.recognizable.templates.first
    #expect(template?.slots == [slot: VocabularyID(app: "Stays", type: types[slot] ?? "")])
    #expect(template?.openSlots == (slot == "city" ? ["city"] : []))
  }

  @Test func `says which keys are of no use and which are missing`() throws {
    try folder.write(
      CatalogText.rows([
        ("Book in ${applicationName}", ["ko": ["${applicationName} 예약"]]),
        ("Old phrase in ${applicationName}", ["ko": ["${applicationName} 옛말"]]),
        ("Book ${city}", ["ko": ["${city} 예약"]]),
      ]), to: "AppShortcuts.xcstrings")
    let app = InstalledApp(SampleMetadata.app(), phrasesFolder: folder.path)
    #expect(
      kinds(app) == [
        .staleKey("Old phrase in ${applicationName}"),
        .missingKey("Book ${city} in ${applicationName}"),
      ])
  }

  @Test func `says what a device would refuse`() {
    let phrases = (0..<11).map { ["Book \($0) ${city} ${size} in ${applicationName}"] }
    let app = InstalledApp(SampleMetadata.app(phrases: phrases), phrasesFolder: nil)
    #expect(self.phrases(app).count == 11)
    #expect(kinds(app).last == .tooManyShortcuts(11))
    #expect(
      kinds(app).first
        == .severalSlots(phrase: "Book 0 ${city} ${size} in ${applicationName}", locale: "en"))
    let hidden = InstalledApp(SampleMetadata.app(isDiscoverable: false), phrasesFolder: nil)
    #expect(self.phrases(hidden) == [])
    #expect(kinds(hidden) == [.unusableShortcut(intent: "Book")])
  }

  @Test func `translates negative phrases`() throws {
    try folder.write(
      CatalogText.rows([
        ("Cancel ${applicationName}", ["ko": ["${applicationName} 취소", "${applicationName} 그만"]])
      ]), to: "AppShortcuts.xcstrings")
    let app = InstalledApp(
      SampleMetadata.app(phrases: [], negativePhrases: ["Cancel ${applicationName}"]),
      phrasesFolder: folder.path)
    #expect(
      app.recognizable.negativePhrases.map { "\($0.locale) \($0.text)" } == [
        "en Cancel ${applicationName}", "ko ${applicationName} 취소", "ko ${applicationName} 그만",
      ])
    #expect(app.problems == [])
  }
}
