/// A clock for deadlines, which neither the person nor a sleeping machine moves.
package protocol MonotonicTime: Sendable {
  /// The time since a moment that is the same for all calls.
  func now() -> Duration

  /// Waits until a moment; throws only when the task is cancelled.
  ///
  /// The moment is absolute, so that a deadline does not move when its task begins late.
  func sleep(until moment: Duration) async throws
}

/// The system's monotonic clock.
package struct SystemTime: MonotonicTime {
  private static let start = SuspendingClock.now

  package init() {}

  package func now() -> Duration { Self.start.duration(to: SuspendingClock.now) }

  package func sleep(until moment: Duration) async throws {
    try await Task.sleep(until: Self.start + moment, clock: .suspending)
  }
}
