import AssistantEngine
import ExtensionProtocol
import Testing

/// What becomes of the assistant's side when an app on the real runtime misbehaves: it is said, and
/// the next request works.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct FaultyAppHostTests {
  private let observer = RecordingObserver()
  private let connection: DoorConnection

  init() throws {
    let folder = try #require(OwnExecutable.folder)
    connection = DoorConnection(
      id: "FaultyApp",
      door: ProcessDoor(path: folder + "/FaultyApp") {
        ["BEHEST_DOOR": "3", "SWIFT_BACKTRACE": "enable=no"]
      },
      limits: .patient(
        slow: .milliseconds(100), perform: .seconds(3), cancelGrace: .milliseconds(200)),
      observer: observer)
  }

  private func perform(
    _ intent: String, _ listener: RecordingListener = RecordingListener(), id: String = "1"
  ) async throws(AppFailure) -> IntentOutcome {
    try await connection.perform(
      PerformRequest(
        invocation: id, intent: intent, source: .siri, parameters: [:],
        session: SessionContext(locale: "en")),
      listener: listener)
  }

  private func failure(
    of intent: String, _ listener: RecordingListener = RecordingListener()
  ) async -> AppFailure? {
    do throws(AppFailure) {
      _ = try await perform(intent, listener)
      return nil
    } catch {
      return error
    }
  }

  /// The next request is served, by a process of its own where the one before has gone.
  private func expectNextRequestServed(starts: Int) async throws {
    let fine = IntentOutcome.succeeded(IntentSuccess(dialog: DialogText(full: "Fine.")))
    #expect(try await perform("FineIntent", id: "next") == fine)
    #expect(observer.processes.count == starts)
    await connection.stop()
  }

  @Test func `a crash is said with what the app wrote last`() async throws {
    guard case .crashed(let log)? = await failure(of: "CrashIntent") else {
      Issue.record("The crash was not noticed.")
      return
    }
    #expect(log.contains { $0.contains("This app crashes.") })
    #expect(log.last?.hasPrefix("[ended by signal") == true)
    try await expectNextRequestServed(starts: 2)
  }

  @Test func `an app that dies at a question withdraws it`() async throws {
    let listener = RecordingListener()
    async let failure = failure(of: "DieAtQuestionIntent", listener)
    guard case .asked(let question)? = await listener.next() else {
      Issue.record("The app did not ask.")
      return
    }
    #expect(question.dialog?.full == "Which word?")
    #expect(await listener.next() == .withdrawn)
    #expect(await failure == .crashed(log: ["[ended by signal 9]"]))
    try await expectNextRequestServed(starts: 2)
  }

  @Test(arguments: [("PoliteHangIntent", 1), ("DeafHangIntent", 2), ("BusyHangIntent", 2)])
  func `a hang is slow, then ended`(_ intent: String, _ starts: Int) async throws {
    // The handshake and a first request, so that the limit measures the hang alone.
    _ = try await perform("FineIntent", id: "first")
    let listener = RecordingListener()
    #expect(await failure(of: intent, listener) == .timedOut)
    #expect(await listener.rest() == [.slow])
    try await expectNextRequestServed(starts: starts)
  }

  @Test func `what is printed is never taken for a message`() async throws {
    let printed = IntentOutcome.succeeded(IntentSuccess(dialog: DialogText(full: "Printed.")))
    #expect(try await perform("GarbageIntent") == printed)
    try await expectNextRequestServed(starts: 1)
    #expect(observer.lines.contains { $0.contains("Forged.") })
    #expect(observer.lines.contains { $0.hasPrefix("no newline") })
  }

  @Test func `ten megabytes on the door end one request`() async throws {
    guard case .protocolViolation? = await failure(of: "FloodIntent") else {
      Issue.record("The flood was not noticed.")
      return
    }
    try await expectNextRequestServed(starts: 2)
  }
}
