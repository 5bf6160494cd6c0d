import Dispatch
import Synchronization

/// Waits, on a thread that no task runs on, for work that tasks do.
enum Blocking {
  /// Runs work and returns what it returned; blocks the calling thread meanwhile.
  static func wait<Value: Sendable>(
    for work: @escaping @Sendable () async -> Value
  ) -> Value {
    let result = Box<Value>()
    let done = DispatchSemaphore(value: 0)
    Task {
      result.set(await work())
      done.signal()
    }
    done.wait()
    return result.take()
  }

  private final class Box<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    func set(_ new: Value) { value.withLock { $0 = new } }

    func take() -> Value {
      guard let value = value.withLock({ $0 }) else {
        preconditionFailure("The semaphore was signalled before the value was set.")
      }
      return value
    }
  }
}
