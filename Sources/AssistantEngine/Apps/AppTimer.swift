import Synchronization

/// Measures the app's own time, and rings when it has used up a mark of it.
///
/// It stands still while the person is asked something, however many questions are open.
final class AppTimer: Sendable {
  /// A length of the app's own time, and what to do once it has passed.
  struct Mark: Sendable {
    let after: Duration
    let ring: @Sendable () -> Void
  }

  private struct State {
    /// The marks that have not rung, the next one first.
    var marks: [Mark]
    var spent: Duration = .zero
    /// When the running stretch began; nil while the timer stands still.
    var since: Duration?
    var holds = 1
    var alarm: Task<Void, any Error>?
  }

  private let time: any MonotonicTime
  private let state: Mutex<State>

  /// Makes a timer that stands still until it is resumed once.
  init(marks: [Mark], time: any MonotonicTime) {
    self.time = time
    state = Mutex(State(marks: marks.sorted { $0.after < $1.after }))
  }

  /// Lets the time run again, unless somebody else holds it.
  func resume() {
    state.withLock { state in
      state.holds -= 1
      guard state.holds == 0 else { return }
      state.since = time.now()
      setAlarm(&state)
    }
  }

  /// Holds the time until it is resumed.
  func pause() {
    state.withLock { state in
      state.holds += 1
      count(&state)
      state.alarm?.cancel()
    }
  }

  /// Ends the timer: no mark rings after this.
  func stop() {
    state.withLock { state in
      state.marks = []
      state.alarm?.cancel()
    }
  }

  /// Adds the running stretch to the time spent.
  private func count(_ state: inout State) {
    guard let since = state.since else { return }
    let now = time.now()
    state.spent += now - since
    state.since = state.holds == 0 ? now : nil
  }

  private func setAlarm(_ state: inout State) {
    guard let mark = state.marks.first, let since = state.since else { return }
    let moment = since + mark.after - state.spent
    state.alarm = Task { [self] in
      try await time.sleep(until: moment)
      for mark in due() { mark.ring() }
    }
  }

  /// Takes out the marks that have been reached, and sets the alarm for the one after them.
  private func due() -> [Mark] {
    state.withLock { state in
      guard state.since != nil else { return [] }
      count(&state)
      let due = state.marks.prefix { $0.after <= state.spent }
      state.marks.removeFirst(due.count)
      setAlarm(&state)
      return Array(due)
    }
  }
}
