extension EKEventStore {
  /// Something to be done to the calendar.
  enum Change: Sendable {
    /// Put an event in.
    case save(EventIdentifier, EventProperties, Completeness)
    /// Take an event out.
    case remove(EventIdentifier)
  }

  /// What it means that an event to be saved lacks a property.
  enum Completeness: Sendable {
    /// The property is to be empty: the app knew the event.
    case whole
    /// The property is to stay as it is: the app made the event without looking.
    case partial
  }
}
