import AssistantEngine
import ExtensionProtocol
import JSON
import Testing

/// The limits, on a clock that only the test moves.
@Suite(.timeLimit(.minutes(1)))
struct DoorConnectionTimeTests {
  private let session = SessionContext(locale: "en")
  private let time = TestTime()

  private var perform: PerformRequest {
    PerformRequest(invocation: "1", intent: "Do", source: .siri, parameters: [:], session: session)
  }

  /// An app whose `perform()` asks, then works until it is cancelled, and knows what it was told.
  private func asker(isDeaf: Bool = false) -> (app: ScriptedApp, working: AsyncStream<Void>) {
    let (working, work) = AsyncStream<Void>.makeStream()
    let question = Question(invocation: "1", subject: .value(parameter: "p"))
    let app = ScriptedApp { method, _, app throws(Refusal) in
      guard method == .perform else { return QueryReply(choices: []).json }
      _ = try await app.ask(question)
      work.yield()
      if !isDeaf {
        for await (method, _) in app.notices where method == .cancel { break }
        throw .cancelled
      }
      for await _ in AsyncStream<Void>.makeStream().stream {}
      throw .cancelled
    }
    return (app, working)
  }

  private func failure(
    of connection: DoorConnection, _ listener: RecordingListener
  ) async -> AppFailure? {
    do throws(AppFailure) {
      _ = try await connection.perform(perform, listener: listener)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [false, true])
  func `counts the app's time only, says when it is slow, and ends it at the limit`(
    _ isDeaf: Bool
  ) async throws {
    let (app, working) = asker(isDeaf: isDeaf)
    let connection = app.connection(limits: AppLimits(idle: nil), time: time)
    let listener = RecordingListener()
    async let failure = failure(of: connection, listener)
    guard case .asked? = await listener.next() else { return #expect(Bool(false)) }
    time.advance(by: .seconds(3600))
    listener.reply(.value(.null))
    for await _ in working { break }
    time.advance(by: .seconds(9))
    time.advance(by: .seconds(1))
    #expect(await listener.next() == .slow)
    time.advance(by: .seconds(20))
    if isDeaf {
      for await (method, parameters) in app.notices {
        #expect(method == .cancel)
        #expect(parameters["reason"] == "timeout")
        break
      }
      time.advance(by: .seconds(1))
    }
    #expect(await failure == .timedOut)
    #expect(await listener.rest() == [])
    // A polite app runs on, a deaf one has been ended and is started again.
    _ = try await connection.query(
      QueryRequest(intent: "Do", parameter: "p", search: .suggestions, session: session))
    #expect(app.starts == (isDeaf ? 2 : 1))
    await connection.stop()
  }

  @Test func `withdraws the question of a cancelled invocation and refuses its later ones`()
    async throws
  {
    let (app, _) = asker()
    let connection = app.connection(limits: AppLimits(idle: nil), time: time)
    let listener = RecordingListener()
    async let failure = failure(of: connection, listener)
    guard case .asked? = await listener.next() else { return #expect(Bool(false)) }
    async let cancelled: Void = connection.cancel(
      CancelNotice(invocation: "1", reason: .userCancelled))
    #expect(await listener.next() == .withdrawn)
    await #expect(throws: Refusal.tooLate) {
      try await app.ask(Question(invocation: "1", subject: .foreground))
    }
    #expect(await failure == .cancelled)
    await cancelled
    await connection.stop()
  }

  @Test func `cancelling the task cancels the invocation`() async {
    let (app, working) = asker()
    let connection = app.connection(limits: AppLimits(idle: nil), time: time)
    let listener = RecordingListener()
    listener.reply(.value(.null))
    let task = Task { await failure(of: connection, listener) }
    for await _ in working { break }
    task.cancel()
    #expect(await task.value == .cancelled)
    await connection.stop()
  }

  @Test func `gives a query up at its deadline and starts the app afresh`() async throws {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let app = ScriptedApp { _, parameters, app throws(Refusal) in
      guard parameters["matching"] == "slow" else { return QueryReply(choices: []).json }
      begin.yield()
      for await _ in AsyncStream<Void>.makeStream().stream {}
      throw .cancelled
    }
    let connection = app.connection(limits: AppLimits(idle: nil), time: time)
    var query = QueryRequest(
      intent: "Do", parameter: "p", search: .matching("slow"), session: session)
    let slow = query
    let call = Task { try await connection.query(slow) }
    for await _ in begun { break }
    time.advance(by: .seconds(10))
    await #expect(throws: AppFailure.timedOut) { try await call.value }
    query.search = .suggestions
    _ = try await connection.query(query)
    #expect(app.starts == 2)
    await connection.stop()
  }

  @Test func `stops an app that has been idle`() async throws {
    let app = ScriptedApp { _, _, _ throws(Refusal) in QueryReply(choices: []).json }
    let connection = app.connection(limits: AppLimits(idle: .seconds(60)), time: time)
    let query = QueryRequest(intent: "Do", parameter: "p", search: .suggestions, session: session)
    _ = try await connection.query(query)
    time.advance(by: .seconds(59))
    _ = try await connection.query(query)
    #expect(app.starts == 1)
    time.advance(by: .seconds(60))
    for await _ in app.ends { break }
    _ = try await connection.query(query)
    #expect(app.starts == 2)
    await connection.stop()
  }

  @Test func `gives up an app that does not say who it is`() async {
    let door = MemoryDoor { channel in channel.start { _ in } }
    let connection = DoorConnection(
      id: "Test", door: door, limits: AppLimits(handshake: .milliseconds(20)),
      observer: RecordingObserver())
    await #expect(throws: AppFailure.cannotStart(.noHandshake)) {
      try await connection.query(
        QueryRequest(intent: "Do", parameter: "p", search: .suggestions, session: session))
    }
  }
}
