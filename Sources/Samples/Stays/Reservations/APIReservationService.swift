public import Foundation
import HTTPClient

/// Reservations over the service's API, asked for at every fetch.
public final class APIReservationService: ReservationService {
  /// The address of the list of reservations.
  let url: String
  private let deadline: Duration
  private let calendar: Calendar
  private let now: @Sendable () -> Date

  /// Names a service.
  ///
  /// - Parameters:
  ///   - base: The URL that `/reservations` is appended to; it may have a path.
  ///   - deadline: The time for a reply. A query waits for it, so it is short.
  ///   - calendar: The calendar, and the zone, by which days are counted.
  ///   - now: The clock.
  public init(
    base: String, deadline: Duration = .seconds(4), calendar: Calendar = .current,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let end = base.lastIndex { $0 != "/" }.map(base.index(after:)) ?? base.startIndex
    url = base[..<end] + "/reservations"
    self.deadline = deadline
    self.calendar = calendar
    self.now = now
  }

  /// The service that the environment variable `STAYS_API_URL` names, if it does.
  public convenience init?(environment: [String: String]) {
    guard let base = environment["STAYS_API_URL"], !base.isEmpty else { return nil }
    self.init(base: base)
  }

  public func fetchAllReservations() async throws -> [Reservation] {
    try reservations(of: await fetchDocument())
  }

  public func fetchUpcomingReservations() async throws -> [Reservation] {
    upcoming(try await fetchAllReservations())
  }

  /// Asks for the list as the service spells it.
  func fetchDocument() async throws(ReservationError) -> ReservationDocument {
    switch await HTTPClient(deadline: deadline).send(HTTPRequest(.get, url)) {
    case .notSent, .unanswered: throw .serviceUnreachable
    case .response(let response):
      switch response.status {
      case 200 where response.mediaType == "application/json":
        return ReservationDocument(data: Data(response.body))
      case 200...299: throw .replyDamaged
      case 300...499 where response.status != 429:
        throw .serviceRefused(status: response.status)
      default: throw .serviceUnreachable
      }
    }
  }

  /// The reservations of a list, by check-in date.
  func reservations(of document: ReservationDocument) throws(ReservationError) -> [Reservation] {
    // A file may be empty; a reply that is has been lost on its way.
    guard !document.data.isEmpty,
      let reservations = try? document.reservations(in: calendar)
    else { throw .replyDamaged }
    return reservations.byCheckInDate
  }

  /// Those of them that are not over.
  func upcoming(_ reservations: [Reservation]) -> [Reservation] {
    reservations.upcoming(at: now(), in: calendar)
  }

  /// The time at which a reply has arrived.
  var fetchTime: Date { now() }
}
