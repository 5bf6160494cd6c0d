import Foundation

/// Something that the person wants to be reminded of.
struct Reminder: Hashable, Codable, Sendable {
  /// The number under which it is kept; no two reminders of one store ever share it.
  let number: Int
  let title: String
  /// When it is due: a moment, or the beginning of the day.
  let due: Date
  /// Whether it is due at a time of day and not on a day.
  let hasTime: Bool
}
