public import AppIntents

/// Opens the app at one reservation's page.
public struct ShowReservationIntent: AppIntent {
  public static let title: LocalizedStringResource = "Show Reservation"
  public static let description = IntentDescription("Opens the page of one reservation.")
  public static let openAppWhenRun = true

  /// The reservation whose page is opened.
  @Parameter(
    title: "Reservation", requestValueDialog: "Which reservation?",
    requestDisambiguationDialog: "Which reservation?")
  public var reservation: ReservationEntity

  public static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$reservation)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult {
    let container = ServiceContainer.shared
    await container.router.open(
      .reservation(id: reservation.id), from: container.reservationService)
    return .result()
  }
}
