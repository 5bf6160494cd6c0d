import AssistantEngine
import ExtensionProtocol
import JSON
import TerminalTestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct DoorConnectionTests {
  private let session = SessionContext(locale: "en")
  private let done = IntentOutcome.succeeded(
    IntentSuccess(dialog: DialogText(full: "Done it.")))

  private func perform(_ id: String = "1") -> PerformRequest {
    PerformRequest(invocation: id, intent: "Do", source: .siri, parameters: [:], session: session)
  }

  private var query: QueryRequest {
    QueryRequest(intent: "Do", parameter: "p", search: .suggestions, session: session)
  }

  private func question(_ invocation: String = "1") -> Question {
    Question(invocation: invocation, subject: .value(parameter: "p"))
  }

  @Test func `starts the app when it is needed, once for requests that come together`()
    async throws
  {
    let app = ScriptedApp { _, _, _ throws(Refusal) in QueryReply(choices: []).json }
    let connection = app.connection()
    #expect(app.starts == 0)
    let query = query
    await withTaskGroup(of: QueryReply?.self) { group in
      for _ in 0..<20 { group.addTask { try? await connection.query(query) } }
      for await reply in group { #expect(reply?.choices == []) }
    }
    #expect(app.starts == 1)
    await connection.stop()
    _ = try await connection.query(query)
    #expect(app.starts == 2)
    await connection.stop()
  }

  @Test func `gathers all pages of a vocabulary`() async throws {
    let app = ScriptedApp { _, parameters, _ throws(Refusal) in
      let page = parameters["cursor"]?.string.flatMap { Int($0) } ?? 0
      let value = EntityReference(type: "City", id: "\(page)", title: "City \(page)")
      return VocabularyPage(
        entity: "City", locale: "en", values: [value], isFirst: page == 0,
        next: page < 3 ? "\(page + 1)" : nil
      ).json
    }
    let connection = app.connection()
    let values = try await connection.vocabulary(
      VocabularyRequest(entity: "City", session: session))
    #expect(values.map(\.id) == ["0", "1", "2", "3"])
    await connection.stop()
  }

  @Test func `refuses a vocabulary whose pages go in a circle`() async {
    let app = ScriptedApp { _, _, _ throws(Refusal) in
      VocabularyPage(entity: "City", locale: "en", values: [], next: "again").json
    }
    let connection = app.connection()
    await #expect(throws: AppFailure.protocolViolation("a vocabulary whose pages go in a circle")) {
      try await connection.vocabulary(VocabularyRequest(entity: "City", session: session))
    }
    await connection.stop()
  }

  @Test func `lets running code ask the person and go on with the answer`() async throws {
    let question = question()
    let app = ScriptedApp { method, parameters, app throws(Refusal) in
      guard method == .perform else { return QueryReply(choices: []).json }
      let answer = try await app.ask(question)
      return IntentOutcome.succeeded(
        IntentSuccess(dialog: DialogText(full: "\(answer)"))
      ).json
    }
    let connection = app.connection()
    let listener = RecordingListener()
    async let outcome = connection.perform(perform(), listener: listener)
    #expect(await listener.next() == .asked(question))
    // A question does not keep the app from answering queries.
    #expect(try await connection.query(query).choices == [])
    listener.reply(.value(.integer(3)))
    let said = IntentSuccess(dialog: DialogText(full: "\(Answer.value(.integer(3)))"))
    #expect(try await outcome == .succeeded(said))
    await connection.stop()
  }

  @Test func `hands donations on before the reply that follows them`() async throws {
    let page = VocabularyPage(
      entity: "City", locale: "ko", values: [EntityReference(type: "City", id: "1", title: "부산")])
    let done = done
    let app = ScriptedApp { _, _, app throws(Refusal) in
      try app.peer.notify(.donate, page)
      return done.json
    }
    let observer = RecordingObserver()
    let connection = app.connection(observer: observer)
    _ = try await connection.perform(perform(), listener: RecordingListener())
    #expect(observer.pages == [page])
    await connection.stop()
  }

  @Test func `asks permission of the person within an invocation, else of the store`()
    async throws
  {
    let app = ScriptedApp { method, parameters, app throws(Refusal) in
      let request = PermissionRequest(
        kind: "calendar", resource: "/c", access: .writeOnly,
        invocation: parameters["invocation"]?.string)
      do {
        let status = try await app.peer.call(.permission, request.json)
        let text = status.string ?? "?"
        return method == .query
          ? QueryReply(choices: [Choice(value: .null, title: text)]).json
          : IntentOutcome.failed(IntentFailure(reason: text, detail: "")).json
      } catch {
        throw .internalError("\(error)")
      }
    }
    let connection = app.connection()
    let listener = RecordingListener()
    let outcome = try await connection.perform(perform(), listener: listener)
    #expect(outcome == .failed(IntentFailure(reason: "writeOnly", detail: "")))
    #expect(await listener.rest() == [.askedPermission("calendar")])
    #expect(try await connection.query(query).choices.map(\.title) == ["restricted"])
    await connection.stop()
  }

  @Test(arguments: [
    (ScriptedApp(id: "Other") { _, _, _ throws(Refusal) in true }, StartFailure.otherApp("Other")),
    (ScriptedApp(version: 9) { _, _, _ throws(Refusal) in true }, .otherVersion(9)),
  ])
  func `refuses an app that is not the one expected`(
    _ app: ScriptedApp, _ failure: StartFailure
  ) async {
    let connection = app.connection()
    await #expect(throws: AppFailure.cannotStart(failure)) { try await connection.query(query) }
  }

  @Test func `passes an app's refusal on`() async {
    let app = ScriptedApp { _, _, _ throws(Refusal) in throw .invalidParameters("no such intent") }
    let connection = app.connection()
    await #expect(throws: AppFailure.refused(code: -32602, message: "no such intent")) {
      try await connection.perform(perform(), listener: RecordingListener())
    }
    await connection.stop()
  }

  @Test func `a stopped connection is let go`() async throws {
    let app = ScriptedApp { _, _, _ throws(Refusal) in QueryReply(choices: []).json }
    weak var connection: DoorConnection?
    do {
      let used = app.connection()
      connection = used
      _ = try await used.query(query)
      await used.stop()
    }
    // The last of its tasks may still be on its way out.
    #expect(try await Eventually.holds { connection == nil })
  }
}
