/// What adding a reservation to the calendar came to.
public enum CalendarOutcome: Hashable, Sendable {
  /// It was not in the calendar and now is.
  case saved
  /// It was in the calendar with other dates or names, which are corrected.
  case updated
  /// It was in the calendar.
  case alreadySaved
}
