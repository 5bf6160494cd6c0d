public import AppIntents

/// Finds the timers that were started, by number and by their length.
public struct RunningTimerQuery: EntityStringQuery {
  public init() {}

  public func entities(for identifiers: [String]) async throws -> [RunningTimer] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }

  public func entities(matching string: String) async throws -> [RunningTimer] {
    let length = TimerLength(words: string)
    return try await suggestedEntities().filter { $0.length == length }
  }

  public func suggestedEntities() async throws -> [RunningTimer] {
    try TimerStore.shared().timers()
  }
}
