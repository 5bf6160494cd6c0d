public import AppIntents

/// Opens the app at the list of reservations.
public struct ShowReservationHistoryIntent: AppIntent {
  public static let title: LocalizedStringResource = "Show Reservation History"
  public static let description = IntentDescription("Opens the list of all your reservations.")
  public static let openAppWhenRun = true

  public init() {}

  public func perform() async throws -> some IntentResult {
    let container = ServiceContainer.shared
    await container.router.open(.history, from: container.reservationService)
    return .result()
  }
}
