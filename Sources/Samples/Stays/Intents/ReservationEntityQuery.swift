public import AppIntents

/// Finds reservations by id, and upcoming ones by hotel or city.
public struct ReservationEntityQuery: EntityStringQuery {
  public init() {}

  public func entities(for identifiers: [String]) async throws -> [ReservationEntity] {
    let reservations = try await ServiceContainer.shared.reservationService.fetchAllReservations()
    return reservations.filter { identifiers.contains($0.id) }.map(ReservationEntity.init)
  }

  public func entities(matching string: String) async throws -> [ReservationEntity] {
    let words = Self.simplified(string)
    guard !words.isEmpty else { return [] }
    return try await suggestedEntities().filter { entity in
      Self.names(of: entity.reservation).contains { $0.contains(words) }
    }
  }

  public func suggestedEntities() async throws -> [ReservationEntity] {
    try await ServiceContainer.shared.reservationService.fetchUpcomingReservations()
      .map(ReservationEntity.init)
  }

  private static func names(of reservation: Reservation) -> [String] {
    [
      reservation.city, reservation.hotelName, reservation.englishCity,
      reservation.englishHotelName,
    ].compactMap(\.self).map(simplified)
  }

  /// Letters and digits alone, so that “Busan-Haeundae” and “부산해운대” are found as well.
  private static func simplified(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping.lowercased().filter {
      $0.isLetter || $0.isNumber
    }
  }
}
