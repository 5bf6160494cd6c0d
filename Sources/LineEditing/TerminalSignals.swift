private import CEditLine
private import Glibc

/// The signals a person sends from the terminal, caught once for the whole conversation.
///
/// The readers look at them while they wait for a line; between two lines, while an app works,
/// ``wait(atMost:)`` does. Signals belong to the process, so there is one object per process: make
/// it before the first prompt and keep it until the end.
package final class TerminalSignals: Sendable {
  package init() {
    cel_terminalRemember()
    cel_signalsInstall()
  }

  deinit {
    cel_signalsRestore()
    cel_terminalRestore()
  }

  /// Ends the wait of the thread that reads or works, or else its next one.
  ///
  /// May be called from any thread or task.
  package func wake() { cel_signalsWake() }

  /// Makes the waiting thread look around, without ending its wait.
  func ring() { cel_signalsRing() }

  /// Whether Control-C was pressed since the last look.
  package func takeInterrupt() -> Bool { cel_takeInterrupt() }

  /// The SIGTERM or SIGHUP that has come, after which the process is to end.
  package var termination: Int32? {
    let signal = cel_termination()
    return signal == 0 ? nil : signal
  }

  /// Waits, between two lines, until something happens.
  ///
  /// - Parameter limit: How long at most, or nil to wait for as long as it takes.
  /// - Returns: What happened first.
  package func wait(atMost limit: Duration? = nil) -> TerminalEvent {
    cel_terminalWork()
    let deadline = limit.map { ContinuousClock.now + $0 }
    while true {
      if let event = takeEvent() { return event }
      let left = deadline.map { $0 - ContinuousClock.now }
      if let left, left <= .zero { return .timeUp }
      var descriptors = [pollfd(fd: cel_signalsDescriptor(), events: Int16(POLLIN), revents: 0)]
      _ = poll(&descriptors, 1, left.map(\.milliseconds) ?? -1)
      cel_signalsDrain()
    }
  }

  private func takeEvent() -> TerminalEvent? {
    if let signal = termination { return .terminate(signal) }
    if cel_takeInterrupt() { return .interrupt }
    if cel_takeStop() {
      cel_terminalRestore()
      cel_stopProcessGroup()
    }
    if cel_takeContinue() { cel_terminalWork() }
    return cel_takeWake() ? .woken : nil
  }
}

extension Duration {
  /// The whole milliseconds for poll(2), rounded up so that a wait never ends early.
  var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    let rounded = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: seconds.multipliedReportingOverflow(by: 1000).partialValue &+ rounded)
  }
}
