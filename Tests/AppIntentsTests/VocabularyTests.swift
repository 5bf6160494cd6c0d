import AppIntents
import ExtensionProtocol
import JSON
import Testing

struct VocabularyTests {
  private let session = SessionContext(locale: "en")

  @Test func `suggested entities are the vocabulary`() async throws {
    let page: VocabularyPage = try await TestAssistant().call(
      .vocabulary, VocabularyRequest(entity: "Coffee", session: session))
    #expect(page.values.map(\.id) == ["sku_1", "sku_2"])
    #expect(page.values.map(\.title) == ["Latte", "Flat White"])
    #expect(page.isFirst && page.next == nil)
  }

  @Test func `a long vocabulary comes in pages that fit a message, whole and in order`()
    async throws
  {
    let app = TestAssistant(AppDeclaration(id: "Long", intents: [LongListIntent.self]))
    var ids: [String] = []
    var pages = 0
    var cursor: String?
    repeat {
      let page: VocabularyPage = try await app.call(
        .vocabulary, VocabularyRequest(entity: "LongListEntity", cursor: cursor, session: session))
      #expect(page.json.bytes.count < messageLimit)
      #expect(page.isFirst == (pages == 0))
      ids += page.values.map(\.id)
      cursor = page.next
      pages += 1
    } while cursor != nil
    #expect(ids == (0..<LongListEntity.count).map(String.init))
    #expect(pages > 1)
  }

  @Test func `a page of a list that nobody began is refused`() async throws {
    await #expect(throws: PeerError.self) {
      let _: VocabularyPage = try await TestAssistant().call(
        .vocabulary, VocabularyRequest(entity: "Coffee", cursor: "7", session: session))
    }
  }

  @Test func `what is donated arrives before the reply, in all locales`() async throws {
    let app = TestAssistant()
    _ = try await app.perform("DonateIntent", session: SessionContext(locale: "ko-KR"))
    #expect(app.donations.map(\.entity) == ["Coffee", "Coffee"])
    #expect(app.donations.map(\.locale) == ["en", "ko-KR"])
    #expect(app.donations.first?.values.map(\.id) == ["sku_1", "sku_2"])
  }

  @Test(arguments: [
    (QueryRequest.Search.suggestions, ["sku_1", "sku_2"]), (.matching("LAT"), ["sku_1", "sku_2"]),
    (.matching("tea"), []), (.ids(["sku_2", "sku_9"]), ["sku_2"]),
  ])
  func `a query gives what the app finds`(
    _ search: QueryRequest.Search, _ ids: [String]
  ) async throws {
    let reply: QueryReply = try await TestAssistant().call(
      .query,
      QueryRequest(intent: "OrderIntent", parameter: "coffee", search: search, session: session))
    let found = reply.choices.compactMap { choice in
      if case .entity(let entity) = choice.value { entity.id } else { nil }
    }
    #expect(found == ids)
  }

  @Test func `a list names its values, proposes one, and sees the other parameters`() async throws {
    let app = TestAssistant(AppDeclaration(id: "Lists", intents: [ListIntent.self]))
    let reply: QueryReply = try await app.call(
      .query,
      QueryRequest(
        intent: "ListIntent", parameter: "street", search: .suggestions,
        parameters: ["city": .string("Busan")], session: session))
    #expect(reply.choices.map(\.title) == ["First", "Busan-ro"])
    #expect(reply.choices.map(\.value) == [.string("1"), .string("Busan-ro")])
    #expect(reply.promptLabel == "Which street?")
    #expect(reply.defaultValue == .string("1"))
    let bare: QueryReply = try await app.call(
      .query,
      QueryRequest(
        intent: "ListIntent", parameter: "street", search: .suggestions, session: session))
    #expect(bare.choices.map(\.title) == ["First"])
  }

  @Test func `an error in a query can be said`() async throws {
    let app = TestAssistant(AppDeclaration(id: "Broken", intents: [BrokenQueryIntent.self]))
    do {
      let _: QueryReply = try await app.call(
        .query,
        QueryRequest(
          intent: "BrokenQueryIntent", parameter: "thing", search: .suggestions, session: session))
      Issue.record("The query succeeded.")
    } catch PeerError.refused(let refusal) {
      #expect(refusal.failure?.reason == "closed")
      #expect(refusal.failure?.text == "The shop is closed.")
    }
  }
}
