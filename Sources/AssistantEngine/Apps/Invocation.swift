import ExtensionProtocol
import Synchronization

/// One run of an intent, from the request to its outcome, with the person's side of it.
final class Invocation: Sendable {
  private enum Phase {
    /// The app is being started.
    case starting
    case performing(RunningApp)
    /// The app has been told to end; what it still says is not heard.
    case ending(AppFailure)
    case over
  }

  private struct State {
    var phase = Phase.starting
    /// Whether the app's output is the scene's text.
    var isForeground: Bool
    var questions: [Int: Task<Void, Never>] = [:]
    var nextQuestion = 0

    mutating func takeQuestions() -> [Task<Void, Never>] {
      defer { questions = [:] }
      return Array(questions.values)
    }
  }

  let request: PerformRequest
  /// What came of it; settled exactly once.
  let result = Settlement<Result<IntentOutcome, AppFailure>>()
  private let listener: any InvocationListener
  private let timer: AppTimer
  private let state: Mutex<State>

  init(
    _ request: PerformRequest, listener: any InvocationListener, isForeground: Bool,
    timer: AppTimer
  ) {
    self.request = request
    self.listener = listener
    self.timer = timer
    state = Mutex(State(isForeground: isForeground))
  }

  /// Begins the app's time; false when the invocation was ended while the app started.
  func begin(in app: RunningApp) -> Bool {
    let isWanted = state.withLock { state in
      guard case .starting = state.phase else { return false }
      state.phase = .performing(app)
      return true
    }
    if isWanted { timer.resume() }
    return isWanted
  }

  /// Takes what the app replied, or why it did not.
  ///
  /// An ended invocation keeps its own reason, unless the app has something to say all the same:
  /// what was sent before the end may have been done.
  func finish(_ reply: Result<IntentOutcome, AppFailure>) {
    let (result, questions) = state.withLock { state in
      defer { state.phase = .over }
      guard case .ending(let reason) = state.phase, !reply.isWorthSaying else {
        return (reply, state.takeQuestions())
      }
      return (.failure(reason), state.takeQuestions())
    }
    timer.stop()
    for question in questions { question.cancel() }
    self.result.settle(result)
  }

  /// Withdraws the questions and gives the app that must now end; nil when none performs.
  func end(_ reason: AppFailure) -> RunningApp? {
    let (app, isOver, questions) = state.withLock {
      state -> (RunningApp?, Bool, [Task<Void, Never>]) in
      switch state.phase {
      case .starting:
        state.phase = .over
        return (nil, true, [])
      case .performing(let app):
        state.phase = .ending(reason)
        return (app, false, state.takeQuestions())
      case .ending, .over: return (nil, false, [])
      }
    }
    timer.stop()
    for question in questions { question.cancel() }
    if isOver { result.settle(.failure(reason)) }
    return app
  }

}

extension Invocation {
  /// Asks the person, while the app's time stands still.
  func ask(_ question: Question) async throws(Refusal) -> Answer {
    let answer = try await askPerson { await $0.ask(question) }
    if question.subject == .foreground, answer == .confirmed(true) {
      state.withLock { $0.isForeground = true }
    }
    return answer
  }

  /// Asks the person for a permission, while the app's time stands still.
  func permission(_ request: PermissionRequest) async throws(Refusal) -> PermissionStatus {
    try await askPerson { await $0.permission(request) }
  }

  /// Shows a line of the scene; false when this start of the app is not in the foreground for it.
  func show(_ line: String, fromStart start: Int) -> Bool {
    let isShown = state.withLock { state in
      guard case .performing(let app) = state.phase else { return false }
      return app.start == start && state.isForeground
    }
    if isShown { listener.output(line) }
    return isShown
  }

  func progress(_ notice: ProgressNotice) { listener.progress(notice) }

  private func askPerson<Reply: Sendable>(
    _ ask: @escaping @Sendable (any InvocationListener) async -> Reply
  ) async throws(Refusal) -> Reply {
    let reply = Settlement<Reply>()
    let opened = state.withLock { state -> (number: Int, task: Task<Void, Never>)? in
      guard case .performing = state.phase else { return nil }
      timer.pause()
      let task = Task { [listener] in _ = reply.settle(await ask(listener)) }
      defer { state.nextQuestion += 1 }
      state.questions[state.nextQuestion] = task
      return (state.nextQuestion, task)
    }
    guard let opened else { throw .tooLate }
    let answer = await withTaskCancellationHandler {
      await reply.value
    } onCancel: {
      opened.task.cancel()
    }
    let isOpen = state.withLock { $0.questions.removeValue(forKey: opened.number) != nil }
    guard isOpen else { throw .tooLate }
    timer.resume()
    return answer
  }
}

extension Result<IntentOutcome, AppFailure> {
  /// Whether the app finished, or failed with a reason of its own that can be said.
  fileprivate var isWorthSaying: Bool {
    switch self {
    case .success(.succeeded): true
    case .success(.failed(let failure)): failure.kind == .thrown && failure.text != nil
    case .failure: false
    }
  }
}
