public import AppIntents

/// A reservation as people name it: by its hotel or its city.
public struct ReservationEntity: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reservation"
  public static let defaultQuery = ReservationEntityQuery()

  /// The reservation that is named.
  public let reservation: Reservation

  /// The reservation's number.
  public var id: String { reservation.id }

  /// Makes the entity of a reservation.
  public init(_ reservation: Reservation) {
    self.reservation = reservation
  }

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(reservation, format: .hotel)", subtitle: "\(reservation, format: .stayDates)",
      synonyms: synonyms.map { "\($0)" })
  }

  /// All names in all languages: people mix them.
  private var synonyms: [String] {
    let names = [
      reservation.city, reservation.englishCity, reservation.hotelName,
      reservation.englishHotelName,
    ].compactMap(\.self)
    return names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
  }
}
