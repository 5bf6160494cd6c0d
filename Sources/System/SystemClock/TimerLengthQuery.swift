public import AppIntents

/// Finds lengths: every number of seconds is one, and some are suggested.
public struct TimerLengthQuery: EntityStringQuery {
  public init() {}

  public func entities(for identifiers: [String]) async throws -> [TimerLength] {
    identifiers.compactMap { Int($0).flatMap(TimerLength.init(seconds:)) }
  }

  public func entities(matching string: String) async throws -> [TimerLength] {
    TimerLength(words: string).map { [$0] } ?? []
  }

  public func suggestedEntities() async throws -> [TimerLength] {
    [60, 180, 300, 600, 900, 1800, 3600].compactMap(TimerLength.init(seconds:))
  }
}
