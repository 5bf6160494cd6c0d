import AssistantEngine
import ExtensionProtocol
import Glibc
import Testing

struct VocabularyStoreTests {
  private let temporary: TemporaryFolder
  private let store: VocabularyStore

  init() throws {
    temporary = try TemporaryFolder()
    store = VocabularyStore(StateFolder(root: temporary.path))
  }

  private func cities(_ range: Range<Int>) -> [EntityReference] {
    range.map {
      EntityReference(
        type: "City", id: "c\($0)", title: "도시 \($0)", subtitle: "No. \($0)", synonyms: ["#\($0)"])
    }
  }

  private func values(_ locale: String = "ko", app: String = "Stays") throws -> [EntityReference]? {
    try store.values(of: "City", locale: locale, app: app)
  }

  private func replace(_ count: Int, _ locale: String = "ko") throws -> Bool {
    try store.replace(cities(0..<count), of: "City", locale: locale, app: "Stays")
  }

  @Test(arguments: [0, 1, 999, 1000, 1001, 2500])
  func `keeps values of one app, type and locale`(_ count: Int) throws {
    #expect(try values() == nil)
    #expect(try replace(count))
    #expect(try values() == cities(0..<count))
    #expect(try values("en") == nil)
    #expect(try values(app: "Orders") == nil)
    #expect(store.locales(of: "City", app: "Stays") == ["ko"])
  }

  @Test func `replaces the whole, and says when nothing changed`() throws {
    #expect(try replace(2500))
    #expect(try !replace(2500))
    #expect(try replace(3))
    #expect(try values() == cities(0..<3))
    let folder = "state/vocabulary/Stays/City/ko"
    #expect(temporary.names(folder) == ["index.json"])
  }

  @Test func `a donation in pages counts once its last page is there`() throws {
    func page(_ range: Range<Int>, next: String?) -> VocabularyPage {
      VocabularyPage(
        entity: "City", locale: "ko", values: cities(range), isFirst: range.lowerBound == 0,
        next: next)
    }
    #expect(try replace(1))
    #expect(try store.receive(page(0..<700, next: "a"), from: "Stays") == nil)
    #expect(try store.receive(page(700..<1400, next: "b"), from: "Stays") == nil)
    #expect(try values() == cities(0..<1))
    #expect(try store.receive(page(1400..<1500, next: nil), from: "Stays")?.count == 1500)
    #expect(try values() == cities(0..<1500))
    // A donation that begins again forgets its pages.
    #expect(try store.receive(page(0..<10, next: "a"), from: "Stays") == nil)
    #expect(try store.receive(page(0..<5, next: nil), from: "Stays")?.count == 5)
    #expect(try values() == cities(0..<5))
  }

  @Test func `keeps no more than the limit`() throws {
    _ = try replace(VocabularyStore.limit + 10)
    #expect(try values()?.count == VocabularyStore.limit)
  }

  @Test(arguments: ["{", #"{"version":1}"#, #"{"version":1,"values":[{"id":"x"}]}"#])
  func `a damaged vocabulary is said and replaced by the next donation`(_ text: String) throws {
    try temporary.write(text, to: "state/vocabulary/Stays/City/ko/index.json")
    #expect(throws: StateError.self) { try values() }
    #expect(try replace(2))
    #expect(try values() == cities(0..<2))
  }

  @Test func `a missing page is said`() throws {
    _ = try replace(2500)
    unlink(temporary.path + "/state/vocabulary/Stays/City/ko/1-2.json")
    #expect(throws: StateError.self) { try values() }
  }

  @Test(arguments: ["../../escape", "", "a/b", ".hidden", "Outer.Inner", "도시"])
  func `a name of any spelling stays within the folder`(_ name: String) throws {
    let city = EntityReference(type: name, id: "1", title: "One")
    try store.replace([city], of: name, locale: name, app: name)
    #expect(try store.values(of: name, locale: name, app: name) == [city])
    #expect(temporary.names("") == ["state"])
    #expect(temporary.names("state") == ["vocabulary"])
  }

  @Test func `readers meet whole vocabularies while others write`() async throws {
    let store = store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for count in [1200, 1700, 2200] {
        let values = cities(0..<count)
        group.addTask {
          for _ in 0..<5 {
            _ = try store.replace(values, of: "City", locale: "ko", app: "Stays")
            let read = try store.values(of: "City", locale: "ko", app: "Stays")
            #expect([1200, 1700, 2200].contains(read?.count))
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
