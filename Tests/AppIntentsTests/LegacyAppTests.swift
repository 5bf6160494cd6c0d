import ExtensionProtocol
import Testing

/// An app in Swift 5 mode, in a process of its own.
struct LegacyAppTests {
  @Test func `an app written for the first releases is understood whole`() async throws {
    let app = try ChildApp("LegacyApp")
    let metadata = try await app.metadata()
    #expect(
      metadata.intents.map(\.name) == [
        "OpenBookIntent", "OpenFirstIntent", "ReadIntent", "ReviewIntent", "TellTimeIntent",
      ])
    let read = try #require(metadata.intent(named: "ReadIntent"))
    #expect(read.description?.key == "Reads a book.")
    #expect(read.parameters.map(\.name) == ["book", "shelf", "pages", "tags"])
    #expect(read.parameter(named: "tags")?.defaultValue == .array([]))
    #expect(!read.openAppWhenRun)
    #expect(metadata.intent(named: "OpenBookIntent")?.openAppWhenRun == true)
    #expect(metadata.intent(named: "ReviewIntent")?.resultKind == .entity("Review"))
    #expect(metadata.entity(named: "Book")?.typeName.key == "Book")
    #expect(metadata.enumeration(named: "Shelf")?.typeName.key == "Shelf")
    #expect(metadata.enumeration(named: "Shelf")?.cases.map(\.id) == ["1", "2"])
    #expect(metadata.shortcuts.map(\.intent) == ["ReadIntent", "ReadIntent", "ReviewIntent"])
    #expect(metadata.shortcuts[0].phrases[1] == "${shelf} of ${applicationName}")
    #expect(metadata.shortcuts[1].presets["shelf"] == .enumeration(type: "Shelf", id: "2"))
    #expect(await app.stop() == .exited(0))
  }

  @Test(arguments: [1_796_083_200, 1_700_000_000.25, 0.5])
  func `code that reads the clock sees the conversation's`(_ now: Double) async throws {
    let app = try ChildApp("LegacyApp")
    let fixed = SessionContext(locale: "en", now: now)
    #expect(try await app.perform("TellTimeIntent", session: fixed).success?.value == .date(now))
    // The clock moves with the messages, and without a fixed one it is the machine's.
    let later = SessionContext(locale: "en", now: now + 60)
    let moved = try await app.perform("TellTimeIntent", invocation: "i2", session: later)
    #expect(moved.success?.value == .date(now + 60))
    let machine = try await app.perform("TellTimeIntent", invocation: "i3")
    guard case .date(let seconds) = machine.success?.value else {
      Issue.record("No date was returned.")
      return
    }
    #expect(seconds != now && seconds != now + 60)
    #expect(await app.stop() == .exited(0))
  }

  @Test func `what it donates before it is served arrives with the handshake`() async throws {
    let app = try ChildApp("LegacyApp")
    let _: HelloReply = try await app.call(
      .hello, HelloRequest(session: SessionContext(locale: "ko")))
    #expect(app.donations.map(\.locale) == ["en", "ko"])
    #expect(app.donations.first?.values.map(\.title) == ["Swift!", "쉽게 배우는 스위프트!"])
    #expect(await app.stop() == .exited(0))
  }

  @Test func `its entities are found by an actor with a dependency`() async throws {
    let app = try ChildApp("LegacyApp")
    let page: VocabularyPage = try await app.call(
      .vocabulary, VocabularyRequest(entity: "Book", session: SessionContext(locale: "ko")))
    #expect(page.values.map(\.title) == ["Swift!", "쉽게 배우는 스위프트!"])
    let book = try #require(page.values.first)
    let outcome = try await app.perform("ReadIntent", ["book": .entity(book)])
    #expect(outcome.dialog == "Reading Swift, 10 pages, 0 tags, 2 books.")
    let next = try await app.perform("OpenFirstIntent", invocation: "i2").success
    #expect(next?.opens?.intent == "OpenBookIntent")
    #expect(next?.dialog == DialogText(full: "Opening the first book.", supporting: "Opening."))
    #expect(await app.stop() == .exited(0))
  }
}
