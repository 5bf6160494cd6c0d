/// Waits for what another thread or process does on its own time and tells nobody of.
package enum Eventually {
  /// Looks again and again until something is so; false when it never was within a limit.
  ///
  /// Use it only where nothing can be awaited. It gives way between looks, and ends with its test.
  package static func holds(
    within limit: Duration = .seconds(60), _ condition: () throws -> Bool
  ) async throws -> Bool {
    let deadline = ContinuousClock.now + limit
    while try !condition() {
      guard ContinuousClock.now < deadline else { return false }
      try await Task.sleep(for: .milliseconds(1))
    }
    return true
  }
}
