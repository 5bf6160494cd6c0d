package import ExtensionProtocol
import JSON
import Synchronization

/// The connection to an app behind a door: starts it, watches its time, stops it.
package final class DoorConnection: AppConnection {
  typealias StartTask = Task<Result<RunningApp, AppFailure>, Never>

  struct State {
    /// The start that requests share, running or under way.
    var current: StartTask?
    /// Counts the starts, so that the end of an old one does not forget a new one.
    var starts = 0
    /// The app before, which must have ended before the next start.
    var stopping: Task<Void, Never>?
    var invocations: [String: Invocation] = [:]
    /// The intents that bring the app to the foreground by themselves.
    var foregroundIntents: Set<String>
    var openRequests = 0
    var idleAlarm: Task<Void, any Error>?
  }

  package let id: String
  let door: any AppDoor
  let limits: AppLimits
  let observer: any AppObserver
  let time: any MonotonicTime
  let state: Mutex<State>

  /// Makes a connection; nothing is started yet.
  ///
  /// The foreground intents are those that bring the app to the foreground by themselves
  /// (`openAppWhenRun`), so that what it prints is shown.
  package init(
    id: String, door: any AppDoor, foregroundIntents: Set<String> = [],
    limits: AppLimits = AppLimits(), observer: any AppObserver,
    time: any MonotonicTime = SystemTime()
  ) {
    self.id = id
    self.door = door
    state = Mutex(State(foregroundIntents: foregroundIntents))
    self.limits = limits
    self.observer = observer
    self.time = time
  }

  /// Takes the intents that bring the app to the foreground by themselves, once they are known.
  package func setForegroundIntents(_ intents: Set<String>) {
    state.withLock { $0.foregroundIntents = intents }
  }

  package func query(_ request: QueryRequest) async throws(AppFailure) -> QueryReply {
    try await call(.query, request, session: request.session)
  }

  /// Asks an app for its metadata; the registry's wish, not the conversation's.
  package func metadata(session: SessionContext) async throws(AppFailure) -> AppMetadata {
    try await call(.metadata, MetadataRequest(), session: session)
  }

  package func vocabulary(
    _ request: VocabularyRequest
  ) async throws(AppFailure) -> [EntityReference] {
    var values: [EntityReference] = []
    var request = request
    var seen: Set<String> = []
    while true {
      let page: VocabularyPage = try await call(.vocabulary, request, session: request.session)
      values += page.values
      guard let next = page.next, values.count < VocabularyStore.limit else { return values }
      guard seen.insert(next).inserted else {
        throw .protocolViolation("a vocabulary whose pages go in a circle")
      }
      request.cursor = next
    }
  }

  package func perform(
    _ request: PerformRequest, listener: any InvocationListener
  ) async throws(AppFailure) -> IntentOutcome {
    let invocation = makeInvocation(request, listener)
    let isNew = state.withLock { state in
      guard state.invocations[request.invocation] == nil else { return false }
      state.invocations[request.invocation] = invocation
      return true
    }
    guard isNew else {
      throw .refused(
        code: Refusal.invalidParameters("").code, message: "The invocation's id is in use.")
    }
    beginRequest()
    defer {
      state.withLock { $0.invocations[request.invocation] = nil }
      endRequest()
    }
    Task { await run(invocation) }
    let cancel = CancelNotice(invocation: request.invocation, reason: .userCancelled)
    let result = await withTaskCancellationHandler {
      await invocation.result.value
    } onCancel: {
      end(invocation, cancel)
    }
    return try result.get()
  }

  package func cancel(_ notice: CancelNotice) async {
    guard let invocation = invocation(notice.invocation) else { return }
    end(invocation, notice)
    _ = await invocation.result.value
  }

  func invocation(_ id: String) -> Invocation? { state.withLock { $0.invocations[id] } }
}

/// `{}`.
private struct MetadataRequest: JSONDocument {
  init() {}
  init(json: JSONValue) throws(ProtocolError) {}
  var json: JSONValue { [:] }
}
