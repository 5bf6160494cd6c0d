/// What kind of thing an event store keeps, as Apple has it.
public enum EKEntityType: UInt, Sendable {
  /// Events of a calendar.
  case event = 0
  /// Reminders, which this store does not keep: access to them is always restricted.
  case reminder = 1
}
