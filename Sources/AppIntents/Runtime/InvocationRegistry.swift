import Synchronization

/// The invocations that run, so that a cancel message finds them and none runs twice.
final class InvocationRegistry: Sendable {
  private struct State {
    var running: [String: InvocationContext] = [:]
    /// Ids that have been used; the newest last.
    var used: [String] = []
    /// Ids that were cancelled before they began; the newest last.
    var cancelledEarly: [String] = []
  }

  private let state = Mutex(State())
  /// How many ids are remembered; a message can hardly be later than that.
  private let memory = 1024

  /// Notes an invocation before its code runs; false when its id was used before.
  ///
  /// The notice of a cancel overtakes a request whose task has not begun yet, so such a request is
  /// cancelled here.
  func begin(_ context: InvocationContext) -> Bool {
    let (isNew, isCancelled) = state.withLock { state in
      guard !state.used.contains(context.id) else { return (false, false) }
      state.used = state.used.suffix(memory - 1) + [context.id]
      state.running[context.id] = context
      let early = state.cancelledEarly.firstIndex(of: context.id)
      if let early { state.cancelledEarly.remove(at: early) }
      return (true, early != nil)
    }
    if isCancelled { context.cancel() }
    return isNew
  }

  func end(_ context: InvocationContext) { state.withLock { $0.running[context.id] = nil } }

  func cancel(_ id: String) {
    let running = state.withLock { state -> InvocationContext? in
      if let running = state.running[id] { return running }
      if !state.used.contains(id) {
        state.cancelledEarly = state.cancelledEarly.suffix(memory - 1) + [id]
      }
      return nil
    }
    running?.cancel()
  }
}
