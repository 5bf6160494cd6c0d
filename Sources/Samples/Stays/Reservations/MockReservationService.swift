public import Foundation

/// Reservations without a server: two that are always days away, or those of a file.
public final class MockReservationService: ReservationService {
  private let file: ReservationFile?
  private let calendar: Calendar
  private let now: @Sendable () -> Date

  /// Makes the service.
  ///
  /// - Parameters:
  ///   - file: The file to read at every fetch, or `nil` for the two dummies.
  ///   - calendar: The calendar, and the zone, by which days are counted.
  ///   - now: The clock.
  public init(
    file: ReservationFile? = nil, calendar: Calendar = .current,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.file = file
    self.calendar = calendar
    self.now = now
  }

  public func fetchAllReservations() async throws -> [Reservation] {
    try (file?.read(in: calendar) ?? dummies()).byCheckInDate
  }

  public func fetchUpcomingReservations() async throws -> [Reservation] {
    try await fetchAllReservations().upcoming(at: now(), in: calendar)
  }

  private func dummies() -> [Reservation] {
    [
      Reservation(
        id: "dummy-1", city: "부산", hotelName: "부산 해운대 테스트 호텔", checkInDate: day(in: 3),
        checkOutDate: day(in: 5), englishCity: "Busan",
        englishHotelName: "Busan Haeundae Test Hotel"),
      Reservation(
        id: "dummy-2", city: "서울", hotelName: "서울 강남 테스트 호텔", checkInDate: day(in: 10),
        checkOutDate: day(in: 12), englishCity: "Seoul",
        englishHotelName: "Seoul Gangnam Test Hotel"),
    ]
  }

  private func day(in days: Int) -> Date {
    let now = now()
    return calendar.date(byAdding: .day, value: days, to: now) ?? now
  }
}
