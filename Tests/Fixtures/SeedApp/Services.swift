// What the seed document describes in words only.
import Foundation

struct Reservation {
  let id: String
  let hotelName: String
  let city: String
  let checkInDate: Date
  let checkOutDate: Date
}

protocol ReservationService {
  func fetchUpcomingReservations() async throws -> [Reservation]
}

protocol CalendarService {
  func requestAccessIfNeeded() async throws
  func addReservationToCalendar(_ reservation: Reservation) throws
}

final class APIReservationService: ReservationService {
  func fetchUpcomingReservations() async throws -> [Reservation] { [] }
}

final class EventKitCalendarService: CalendarService {
  func requestAccessIfNeeded() async throws {}
  func addReservationToCalendar(_ reservation: Reservation) throws {}
}
