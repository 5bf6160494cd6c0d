private import CLibical
private import Synchronization

/// The door to libical: one caller at a time, and errors are values.
enum Libical {
  private static let gate = Mutex<Void>(())
  private static let isReady: Void = clical_makeErrorsReturn()

  /// Runs a closure that uses libical.
  static func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    _ = isReady
    return try gate.withLock { _ in try body() }
  }
}
