import AppIntents
import ExtensionProtocol
import Synchronization
import Testing

/// Writes down what it is told.
final class RecordingObserver: InvocationObserver {
  private let state = Mutex<[String]>([])

  var events: [String] { state.withLock(\.self) }

  private func note(_ event: String) { state.withLock { $0.append(event) } }

  func willPerform(_ intent: any AppIntent, in invocation: InvocationContext) async {
    note("will \(invocation.intent) \(invocation.id) \(invocation.source.rawValue)")
  }

  func confirmationWasAnswered(_ isConfirmed: Bool, in invocation: InvocationContext) {
    note("confirmed \(isConfirmed) \(invocation.confirmations)")
  }

  func didEnd(_ outcome: IntentOutcome, in invocation: InvocationContext) async {
    note("ended \(outcome.failure?.kind.rawValue ?? "succeeded")")
  }
}

struct PermittedIntent: AppIntent {
  static let title: LocalizedStringResource = "Use the Calendar"

  func perform() async throws -> some ReturnsValue<String> {
    let before = SystemAccess.status(of: "calendar").rawValue
    let answer = try await SystemAccess.request(
      kind: "calendar", resource: "/calendars/home", access: .writeOnly)
    let after = SystemAccess.status(of: "calendar").rawValue
    let outside = await Task.detached { SystemAccess.status(of: "calendar").rawValue }.value
    return .result(value: "\(before) \(answer.rawValue) \(after) \(outside)")
  }
}

struct LateQuestionIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask Too Late"
  @Parameter(title: "Word") var word: String?

  /// Says that the test has the invocation's reply.
  static let reply = AsyncStream<Void>.makeStream()
  static let late = AsyncStream<String>.makeStream()

  func perform() async throws -> some IntentResult {
    let word = $word
    Task.detached {
      do {
        for await _ in Self.reply.stream { break }
        Self.late.continuation.yield(try await word.requestValue())
      } catch {
        Self.late.continuation.yield("\(type(of: error))")
      }
    }
    return .result()
  }
}

struct InvocationContextTests {
  private let latte = IntentValue.entity(EntityReference(type: "Coffee", id: "sku_1", title: ""))

  @Test func `an observer is told of the run, the confirmation and the end`() async throws {
    let observer = RecordingObserver()
    let app = TestAssistant(answers: [.confirmed(true)], observers: [observer])
    _ = try await app.perform("OrderIntent", ["coffee": latte])
    #expect(
      observer.events == ["will OrderIntent i1 siri", "confirmed true [true]", "ended succeeded"])
  }

  @Test func `a decline throws past the app's code, and the observer knows`() async throws {
    let observer = RecordingObserver()
    let app = TestAssistant(answers: [.confirmed(false)], observers: [observer])
    _ = try await app.perform("OrderIntent", ["coffee": latte])
    #expect(
      observer.events == ["will OrderIntent i1 siri", "confirmed false [false]", "ended declined"])
  }

  @Test func `an observer is told of each run of an intent that begins again`() async throws {
    let observer = RecordingObserver()
    let app = TestAssistant(observers: [observer])
    _ = try await app.perform(
      "AskIntent", ["kind": .enumeration(type: "AskIntent.Kind", id: "restart")])
    #expect(observer.events.filter { $0.hasPrefix("will") }.count == 3)
    #expect(observer.events.last == "ended succeeded")
  }

  @Test func `access is asked for once and then known, also outside the request's task`()
    async throws
  {
    let app = TestAssistant(
      AppDeclaration(id: "Permitted", intents: [PermittedIntent.self]), permission: .writeOnly)
    let session = SessionContext(locale: "en", permissions: ["calendar": .notDetermined])
    let outcome = try await app.perform("PermittedIntent", session: session)
    let words = outcome.success?.value.flatMap { value -> [Substring]? in
      if case .string(let text) = value { text.split(separator: " ") } else { nil }
    }
    #expect(words?.prefix(3) == ["notDetermined", "writeOnly", "writeOnly"])
    #expect(
      app.permissions == [
        PermissionRequest(
          kind: "calendar", resource: "/calendars/home", access: .writeOnly, invocation: "i1")
      ])
  }

  @Test func `outside every conversation nobody can be asked`() async {
    await #expect(throws: SystemAccessError.noConversation) {
      try await AppSession.$current.withValue(AppSession(SessionContext(locale: "en"))) {
        try await SystemAccess.request(kind: "calendar", resource: "/", access: .fullAccess)
      }
    }
  }

  @Test func `a question of an invocation that is over is refused`() async throws {
    let app = TestAssistant(AppDeclaration(id: "Late", intents: [LateQuestionIntent.self]))
    _ = try await app.perform("LateQuestionIntent")
    LateQuestionIntent.reply.continuation.yield()
    var answers = LateQuestionIntent.late.stream.makeAsyncIterator()
    #expect(await answers.next() == "CancellationError")
    #expect(app.questions.isEmpty)
  }
}
