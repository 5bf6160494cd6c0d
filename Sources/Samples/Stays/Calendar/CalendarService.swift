/// The person's calendar, as far as this app uses it.
public protocol CalendarService: Sendable {
  /// Asks for leave to add events, unless the person has answered before.
  ///
  /// - Throws: ``CalendarError/accessDenied`` without leave, and `CancellationError` when the person
  ///   gave the request up.
  func requestAccessIfNeeded() async throws

  /// Adds a reservation's nights; call ``requestAccessIfNeeded()`` once before.
  ///
  /// - Returns: What it came to.
  @discardableResult
  func addReservationToCalendar(_ reservation: Reservation) throws -> CalendarOutcome
}
