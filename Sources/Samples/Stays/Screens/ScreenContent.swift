import AppIntents

/// What stands on a screen, line by line.
struct ScreenContent {
  let lines: [LocalizedStringResource]

  /// Loads what the screen needs, and says so where that fails.
  init(of screen: Screen, from service: any ReservationService) async {
    do {
      let reservations = try await service.fetchAllReservations()
      switch screen {
      case .history: lines = Self.history(reservations) + service.caveats
      case .reservation(let id):
        lines = Self.page(of: reservations.first { $0.id == id }) + service.caveats
      }
    } catch let error as any CustomLocalizedStringResourceConvertible {
      lines = [Self.title(of: screen), error.localizedStringResource]
    } catch {
      lines = [Self.title(of: screen), "The reservations could not be loaded."]
    }
  }

  private static func title(of screen: Screen) -> LocalizedStringResource {
    switch screen {
    case .history: "Reservations"
    case .reservation: "Reservation"
    }
  }

  private static func history(_ reservations: [Reservation]) -> [LocalizedStringResource] {
    if reservations.isEmpty { return [title(of: .history), "You have no reservations."] }
    return [title(of: .history)]
      + reservations.map { "\($0, format: .hotel) · \($0, format: .stayDates)" }
  }

  private static func page(of reservation: Reservation?) -> [LocalizedStringResource] {
    guard let reservation else { return [ReservationError.reservationGone.localizedStringResource] }
    return [
      "\(reservation, format: .hotel)",
      "City: \(reservation, format: .city)",
      "Stay: \(reservation, format: .stayDates)",
      "Reservation number: \(reservation.id)",
    ]
  }
}
