import Foundation
import Stays

/// Reservations that a test decides, or the error that fetching them ends with.
struct FixedReservations: ReservationService {
  var reservations: [Reservation] = []
  var error: (any Error)?
  /// Called at every fetch.
  var onFetch: @Sendable () -> Void = {}

  func fetchAllReservations() async throws -> [Reservation] {
    onFetch()
    if let error { throw error }
    return reservations
  }

  func fetchUpcomingReservations() async throws -> [Reservation] {
    try await fetchAllReservations()
  }
}

extension Reservation {
  /// A stay in December 2026, at midnight in Seoul.
  static func stay(
    _ id: String, hotel: String = "부산 해운대 테스트 호텔", city: String = "부산", from first: Int = 4,
    to last: Int = 6, englishHotel: String? = "Busan Haeundae Test Hotel",
    englishCity: String? = "Busan"
  ) -> Reservation {
    Reservation(
      id: id, city: city, hotelName: hotel, checkInDate: .december(first),
      checkOutDate: .december(last), englishCity: englishCity, englishHotelName: englishHotel)
  }
}

extension Date {
  /// A time of December 2026 in Seoul, which keeps no summer time.
  static func december(_ day: Int, hour: Int = 0) -> Date {
    // 2026-12-01T00:00:00+09:00
    Date(timeIntervalSince1970: 1_796_050_800 + Double((day - 1) * 86400 + hour * 3600))
  }
}

extension Calendar {
  /// The calendar of a device in Seoul.
  static var seoul: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt
    return calendar
  }
}
