public import AppIntents

/// Finds the reminders that are not done yet, by number and by title.
public struct ReminderQuery: EntityStringQuery {
  public init() {}

  public func entities(for identifiers: [String]) async throws -> [ReminderEntity] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }

  public func entities(matching string: String) async throws -> [ReminderEntity] {
    let words = Self.simplified(string)
    guard !words.isEmpty else { return [] }
    return try await suggestedEntities().filter {
      Self.simplified($0.reminder.title).contains(words)
    }
  }

  public func suggestedEntities() async throws -> [ReminderEntity] {
    try ReminderStore.shared().reminders().map { ReminderEntity(reminder: $0) }
  }

  /// Letters and digits alone, so that spacing and case do not matter.
  private static func simplified(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased().filter {
      $0.isLetter || $0.isNumber
    }
  }
}
