import AssistantEngine
import ExtensionProtocol
import Glibc
import IntentRecognition
import Testing

/// The index that a start leaves for the next one.
@Suite(.timeLimit(.minutes(1)))
struct RecognitionIndexTests {
  private let temporary: TemporaryFolder
  private let store: VocabularyStore
  private let file: String

  init() throws {
    temporary = try TemporaryFolder()
    store = VocabularyStore(StateFolder(root: temporary.path + "/state"))
    file = temporary.path + "/recognition.index"
  }

  private func catalog(phrases: [[String]] = [["Book ${city} in ${applicationName}"]]) -> AppCatalog
  {
    AppCatalog(
      [
        RegistryEntry(
          path: "/x", fingerprint: Fingerprint(size: 1, modified: 1, inode: 1),
          metadata: SampleMetadata.app(phrases: phrases))
      ],
      folders: PhraseFolders(
        given: nil, executable: temporary.path + "/bin/behest", working: temporary.path))
  }

  private func donate(_ title: String, locale: String = "en") throws {
    try store.replace(
      [EntityReference(type: "City", id: title.lowercased(), title: title)], of: "City",
      locale: locale, app: "Stays")
  }

  private func captures(_ utterance: String, _ catalog: AppCatalog? = nil) -> [String]? {
    let recognizer = (catalog ?? self.catalog()).recognizer(store, index: file)
    return recognizer.readings(of: utterance, options: RecognitionOptions(locale: "en"))
      .first?.captures.first?.candidates
  }

  /// What tells whether the file was written again.
  private var inode: UInt {
    var status = stat()
    return stat(file, &status) == 0 ? UInt(status.st_ino) : 0
  }

  @Test func `is written once, for its owner alone, and used by the next starts`() throws {
    try donate("Busan")
    #expect(captures("Book Busan in Stays") == ["busan"])
    let first = inode
    #expect(first != 0)
    var status = stat()
    #expect(stat(file, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(captures("Book Busan in Stays") == ["busan"])
    #expect(inode == first)
    #expect(temporary.names("") == ["recognition.index", "state"])
  }

  @Test func `new values are taken, in the locale in which they came`() throws {
    try donate("Busan")
    try donate("부산", locale: "ko")
    #expect(captures("Book Busan in Stays") == ["busan"])
    let first = inode
    try donate("Seoul")
    #expect(captures("Book Seoul in Stays") == ["seoul"])
    #expect(captures("Book Busan in Stays") == [])
    #expect(captures("Book 부산 in Stays") == ["부산"])
    #expect(inode != first)
    let second = inode
    #expect(captures("Book Seoul in Stays") == ["seoul"])
    #expect(inode == second)
  }

  @Test func `a vocabulary that has gone is forgotten`() throws {
    try donate("Busan")
    try donate("부산", locale: "ko")
    #expect(captures("Book 부산 in Stays") == ["부산"])
    unlink(temporary.path + "/state/state/vocabulary/Stays/City/ko/index.json")
    #expect(captures("Book 부산 in Stays") == [])
    #expect(captures("Book Busan in Stays") == ["busan"])
  }

  @Test func `new phrases are taken`() throws {
    try donate("Busan")
    #expect(captures("Book Busan in Stays") == ["busan"])
    let changed = catalog(phrases: [["Reserve ${city} in ${applicationName}"]])
    #expect(captures("Reserve Busan in Stays", changed) == ["busan"])
    #expect(captures("Book Busan in Stays", changed) == nil)
    #expect(captures("Book Busan in Stays") == ["busan"])
  }

  @Test(arguments: ["", "BEHESTIX", String(repeating: "BEHESTIX", count: 40)])
  func `a damaged index is built again`(_ rubbish: String) throws {
    try donate("Busan")
    #expect(captures("Book Busan in Stays") == ["busan"])
    try temporary.write(rubbish, to: "recognition.index")
    #expect(captures("Book Busan in Stays") == ["busan"])
    #expect(temporary.read("recognition.index")?.utf8.count ?? 0 > rubbish.utf8.count)
  }

  @Test func `values that cannot be read now are asked for again`() throws {
    try donate("Busan")
    let page = "state/state/vocabulary/Stays/City/en/index.json"
    let whole = try #require(temporary.read(page))
    try temporary.write("{", to: page)
    #expect(captures("Book Busan in Stays") == [])
    // As a file that is back within the same moment looks: only its reading tells.
    try temporary.write(whole, to: page)
    #expect(captures("Book Busan in Stays") == ["busan"])
  }

  @Test func `starts at the same time leave a whole index`() async throws {
    try donate("Busan")
    let catalogs = [
      catalog(), catalog(phrases: [["Reserve ${city} in ${applicationName}"]]),
    ]
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<16 {
        let (catalog, store, file) = (catalogs[number % 2], store, file)
        let utterance = number % 2 == 0 ? "Book Busan in Stays" : "Reserve Busan in Stays"
        group.addTask {
          catalog.recognizer(store, index: file)
            .readings(of: utterance, options: RecognitionOptions(locale: "en")).count == 1
        }
      }
      for await isRead in group { #expect(isRead) }
    }
    #expect(captures("Book Busan in Stays") == ["busan"])
    #expect(temporary.names("") == ["recognition.index", "state"])
  }
}
