import AssistantEngine
import ExtensionProtocol
import IntentRecognition
import Testing

struct AppCatalogTests {
  private let folder: TemporaryFolder
  private let store: VocabularyStore

  init() throws {
    folder = try TemporaryFolder()
    store = VocabularyStore(StateFolder(root: folder.path + "/state"))
  }

  private func catalog(given: String? = nil, registered: String? = nil) -> AppCatalog {
    let entry = RegistryEntry(
      path: folder.path + "/bin/debug/StaysExtension",
      fingerprint: Fingerprint(size: 1, modified: 1, inode: 1), phrasesFolder: registered,
      metadata: SampleMetadata.app())
    return AppCatalog(
      [entry],
      folders: PhraseFolders(
        given: given.map { folder.path + "/" + $0 }, executable: folder.path + "/bin/debug/behest",
        working: folder.path + "/project/here"))
  }

  private func writePhrase(_ text: String, to place: String) throws {
    try folder.write(
      CatalogText.rows([("Book in ${applicationName}", ["ko": [text]])]),
      to: place + "/AppShortcuts.xcstrings")
  }

  private func korean(_ catalog: AppCatalog) -> [String] {
    catalog.apps.flatMap(\.recognizable.templates).filter { $0.locale == "ko" }.map(\.text)
  }

  @Test func `looks for phrases where they were registered, given, above Behest, above the person`()
    throws
  {
    #expect(korean(catalog(given: "given", registered: "registered")) == [])
    for place in ["project/phrases/Stays", "bin/phrases/Stays", "given/Stays"] {
      try writePhrase("${applicationName} \(place)", to: place)
      #expect(
        korean(catalog(given: "given", registered: folder.path + "/registered"))
          == ["${applicationName} \(place)"])
    }
    try writePhrase("${applicationName} own", to: "own")
    let registered = catalog(given: "given", registered: folder.path + "/own")
    #expect(korean(registered) == ["${applicationName} own"])
  }

  @Test func `reads edited phrases again`() throws {
    try writePhrase("${applicationName} 예약", to: "given/Stays")
    let catalog = catalog(given: "given")
    try writePhrase("${applicationName} 예약해줘", to: "given/Stays")
    #expect(korean(catalog) == ["${applicationName} 예약"])
    #expect(korean(catalog.reloaded()) == ["${applicationName} 예약해줘"])
  }

  @Test func `gives declared values in every locale`() {
    let vocabularies = catalog().vocabularies(store).map(\.vocabulary)
    func titles(_ type: String, _ locale: String) -> [String] {
      vocabularies.first { $0.id.type == type && $0.locale == locale }?.entries
        .map { ([$0.id, $0.title] + $0.synonyms).joined(separator: " ") } ?? []
    }
    #expect(titles("Size", "en") == ["small Small little", "large Large"])
    #expect(titles("Size", "ko") == ["small 작은 조그만", "large 큰"])
    #expect(titles("Book.limited", "ko") == ["small 작은 조그만"])
    #expect(titles("Book.quiet", "ko") == ["true 조용한", "false 활기찬"])
  }

  @Test func `gives donated values, and an empty vocabulary where there are none`() throws {
    func cities() -> [Vocabulary] {
      catalog().vocabularies(store).filter { $0.id.type == "City" }.map(\.vocabulary)
    }
    #expect(cities().map(\.entries) == [[]])
    let busan = EntityReference(
      type: "City", id: "b", title: "부산", subtitle: "해운대", synonyms: ["Busan"])
    try store.replace([busan], of: "City", locale: "ko", app: "Stays")
    let entry = VocabularyEntry(id: "b", title: "부산", subtitle: "해운대", synonyms: ["Busan"])
    #expect(cities().map(\.entries) == [[entry]])
    #expect(cities().map(\.locale) == ["ko"])
  }

  @Test func `a phrase reaches recognition with its value`() throws {
    let busan = EntityReference(type: "City", id: "b", title: "부산")
    try store.replace([busan], of: "City", locale: "en", app: "Stays")
    let readings = catalog().recognizer(store).readings(
      of: "book 부산 in stays", options: RecognitionOptions(locale: "en"))
    #expect(readings.first?.captures.map(\.candidates) == [["b"]])
  }
}
