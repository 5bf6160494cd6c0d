public import Foundation

extension Sequence<Reservation> {
  /// The reservations that are not yet checked out and begin within a year, by check-in date.
  ///
  /// The day of departure still counts: the guest is there when it begins.
  public func upcoming(at now: Date, in calendar: Calendar) -> [Reservation] {
    let today = calendar.startOfDay(for: now)
    let limit = calendar.date(byAdding: .year, value: 1, to: now) ?? .distantFuture
    return filter { $0.checkOutDate >= today && $0.checkInDate <= limit }.byCheckInDate
  }

  /// The reservations by check-in date; those of one day by id, so that the order is always the same.
  public var byCheckInDate: [Reservation] {
    sorted { ($0.checkInDate, $0.id) < ($1.checkInDate, $1.id) }
  }
}
