public import Foundation

/// Where reservations come from.
///
/// An intent may run while the app does not, so whatever conforms can fetch them again at any time.
public protocol ReservationService: Sendable {
  /// All reservations, past ones as well, by check-in date.
  func fetchAllReservations() async throws -> [Reservation]

  /// The reservations that are not yet checked out and begin within a year, by check-in date.
  func fetchUpcomingReservations() async throws -> [Reservation]

  /// The time from which the reservations that were fetched last are; `nil` when that is now.
  var staleSince: Date? { get }
}

extension ReservationService {
  /// Nothing: where there is no cache, what was fetched is fresh.
  public var staleSince: Date? { nil }
}
