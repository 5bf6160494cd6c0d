import Dispatch
import Synchronization

/// The messages that wait for the writing thread.
final class Outbox: Sendable {
  private struct State {
    var messages: [[UInt8]] = []
    var isFinished = false
  }

  private let state = Mutex(State())
  private let filled = DispatchSemaphore(value: 0)

  /// Adds a message; after the end it is dropped.
  func add(_ message: [UInt8]) {
    state.withLock { state in
      if !state.isFinished { state.messages.append(message) }
    }
    filled.signal()
  }

  /// Ends the messages; those added before are still given out.
  func finish() {
    state.withLock { $0.isFinished = true }
    filled.signal()
  }

  /// The bytes of all messages that wait, joined; waits for one, and is nil at the end.
  func next() -> [UInt8]? {
    while true {
      let (bytes, isFinished) = state.withLock { state in
        defer { state.messages = [] }
        return (Array(state.messages.joined()), state.isFinished)
      }
      if !bytes.isEmpty { return bytes }
      if isFinished { return nil }
      filled.wait()
    }
  }
}
