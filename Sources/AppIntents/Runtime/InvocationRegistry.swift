import Synchronization

/// The invocations that run, so that a cancel message finds them.
final class InvocationRegistry: Sendable {
  private struct State {
    var running: [String: Running] = [:]
    /// Ids that have been used, or that were cancelled before they began; the newest last.
    var used: [String] = []
    var cancelledEarly: [String] = []
  }

  struct Running: Sendable {
    let context: InvocationContext
    let cancel: @Sendable () -> Void
  }

  private let state = Mutex(State())
  /// How many ids are remembered; a message can hardly be later than that.
  private let memory = 1024

  /// Notes an invocation; false when its id was used before.
  ///
  /// The notice of a cancel overtakes a request whose task has not begun yet, so such a request is
  /// cancelled here.
  func begin(_ id: String, _ running: Running) -> Bool {
    let (isNew, isCancelled) = state.withLock { state in
      guard !state.used.contains(id) else { return (false, false) }
      state.used = state.used.suffix(memory - 1) + [id]
      state.running[id] = running
      let early = state.cancelledEarly.firstIndex(of: id)
      if let early { state.cancelledEarly.remove(at: early) }
      return (true, early != nil)
    }
    if isCancelled {
      running.context.cancel()
      running.cancel()
    }
    return isNew
  }

  func end(_ id: String) { state.withLock { $0.running[id] = nil } }

  func cancel(_ id: String) {
    let running = state.withLock { state -> Running? in
      if let running = state.running[id] { return running }
      if !state.used.contains(id) {
        state.cancelledEarly = state.cancelledEarly.suffix(memory - 1) + [id]
      }
      return nil
    }
    running?.context.cancel()
    running?.cancel()
  }
}
