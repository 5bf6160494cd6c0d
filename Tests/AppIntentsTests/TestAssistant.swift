import AppIntents
import ExtensionProtocol
import JSON
import Synchronization

/// An assistant without a process: the runtime in memory, answers from a list.
final class TestAssistant: Sendable {
  struct Heard: Sendable {
    var questions: [Question] = []
    var permissions: [PermissionRequest] = []
    var donations: [VocabularyPage] = []
    var answers: [Answer] = []
    /// Donations that had come when the last reply came.
    var donationsAtReply = 0
  }

  private let peer: Peer
  private let heard: HeardBox
  let runtime: ExtensionRuntime

  final class HeardBox: Sendable {
    let state = Mutex(Heard())
    let asked: AsyncStream<Question>
    let ask: AsyncStream<Question>.Continuation

    init() { (asked, ask) = AsyncStream<Question>.makeStream() }
  }

  init(
    _ app: AppDeclaration = .testApp, answers: [Answer] = [],
    permission: PermissionStatus = .fullAccess, observers: [any InvocationObserver] = []
  ) {
    let (assistantEnd, appEnd) = MemoryChannel.pair()
    runtime = ExtensionRuntime(app, observers: observers)
    let heard = HeardBox()
    heard.state.withLock { $0.answers = answers }
    self.heard = heard
    peer = Peer(
      channel: assistantEnd,
      onRequest: { method, parameters throws(Refusal) in
        switch method {
        case .ask:
          guard let question = try? Question(json: parameters) else { throw .tooLate }
          let answer = heard.state.withLock { state in
            state.questions.append(question)
            return state.answers.isEmpty ? nil : state.answers.removeFirst()
          }
          heard.ask.yield(question)
          if let answer { return answer.json }
          // Nobody answers: wait until the question is withdrawn.
          for await _ in AsyncStream<Never>.makeStream().stream {}
          throw .cancelled
        case .permission:
          guard let request = try? PermissionRequest(json: parameters) else { throw .tooLate }
          heard.state.withLock { $0.permissions.append(request) }
          return .string(permission.rawValue)
        default: throw .unknownMethod(method.rawValue)
        }
      },
      onNotice: { method, parameters in
        guard method == .donate, let page = try? VocabularyPage(json: parameters) else { return }
        heard.state.withLock { $0.donations.append(page) }
      })
    let runtime = runtime
    Task { await runtime.serve(appEnd) }
    peer.start()
  }

  var questions: [Question] { heard.state.withLock(\.questions) }
  var permissions: [PermissionRequest] { heard.state.withLock(\.permissions) }
  var donations: [VocabularyPage] { heard.state.withLock(\.donations) }

  /// Waits until the app asks something.
  func nextQuestion() async -> Question? {
    for await question in heard.asked { return question }
    return nil
  }

  func call<Reply: JSONDocument>(
    _ method: Method, _ request: some JSONDocument, returning: Reply.Type = Reply.self
  ) async throws -> Reply {
    try await peer.call(method, request, returning: Reply.self)
  }

  func perform(
    _ intent: String, _ parameters: [String: IntentValue] = [:], shortcut: Int? = nil,
    invocation: String = "i1", session: SessionContext = SessionContext(locale: "en")
  ) async throws -> IntentOutcome {
    try await call(
      .perform,
      PerformRequest(
        invocation: invocation, intent: intent, source: .siri, shortcut: shortcut,
        parameters: parameters, session: session))
  }

  func cancel(_ invocation: String) {
    peer.notify(.cancel, CancelNotice(invocation: invocation, reason: .userCancelled))
  }

  func end() { peer.abort() }
}

extension IntentOutcome {
  var success: IntentSuccess? {
    if case .succeeded(let success) = self { success } else { nil }
  }

  var failure: IntentFailure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  /// What is said.
  var dialog: String? { success?.dialog?.full }
}
