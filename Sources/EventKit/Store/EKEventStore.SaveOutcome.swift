extension EKEventStore {
  /// What saving an event came to.
  ///
  /// Behest's addition; an app that does not ask reads like one for Apple's store.
  public enum SaveOutcome: Hashable, Sendable {
    /// The event was not in the calendar and now is.
    case added
    /// The event was in the calendar, differed, and was brought up to date.
    case updated
    /// The event was in the calendar as it is.
    case unchanged
    /// An event with its identifier was in the calendar; the app may not see or change it.
    case alreadyExists
  }
}
