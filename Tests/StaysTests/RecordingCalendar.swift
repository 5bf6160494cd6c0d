import Stays
import Synchronization

/// A calendar that notes what is asked of it and answers what a test wants.
final class RecordingCalendar: CalendarService {
  /// What was called, in order.
  var calls: [String] { state.withLock(\.calls) }

  private let state = Mutex(State())
  private let access: Result<Void, any Error>
  private let outcomes: [String: Result<CalendarOutcome, CalendarError>]

  private struct State {
    var calls: [String] = []
  }

  /// Makes a calendar; a reservation without an outcome is saved.
  init(
    access: Result<Void, any Error> = .success(()),
    outcomes: [String: Result<CalendarOutcome, CalendarError>] = [:]
  ) {
    self.access = access
    self.outcomes = outcomes
  }

  func note(_ call: String) {
    state.withLock { $0.calls.append(call) }
  }

  func requestAccessIfNeeded() async throws {
    note("access")
    try access.get()
  }

  func addReservationToCalendar(_ reservation: Reservation) throws -> CalendarOutcome {
    note(reservation.id)
    return try outcomes[reservation.id]?.get() ?? .saved
  }
}
