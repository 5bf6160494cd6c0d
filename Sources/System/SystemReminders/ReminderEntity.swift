public import AppIntents

/// A reminder as people name it: by its title.
public struct ReminderEntity: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reminder"
  public static let defaultQuery = ReminderQuery()

  /// The reminder that is named.
  let reminder: Reminder

  /// The number under which the reminder is kept.
  public var id: String { String(reminder.number) }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(reminder.title)", subtitle: "\(reminder, format: .dueTime)")
  }
}
