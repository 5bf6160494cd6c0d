/// Lets a few tests at a time do what would be too much for all at once.
///
/// Hundreds of servers, each with its descriptors, would otherwise run side by side.
package actor Turnstile {
  /// The one for tests that run servers or programs.
  package static let programs = Turnstile(width: 8)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(width: Int) { free = width }

  /// Runs work once there is room for it.
  package nonisolated func pass<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    await enter()
    do {
      let value = try await work()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if free > 0 {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
