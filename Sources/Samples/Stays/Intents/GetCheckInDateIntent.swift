public import AppIntents

/// Says when a stay begins.
public struct GetCheckInDateIntent: AppIntent {
  public static let title: LocalizedStringResource = "Get Check-in Date"
  public static let description = IntentDescription("Says on which day a stay begins.")

  /// The stay that is meant.
  @Parameter(
    title: "Reservation", requestValueDialog: "Which reservation?",
    requestDisambiguationDialog: "Which reservation?")
  public var reservation: ReservationEntity

  public static var parameterSummary: some ParameterSummary {
    Summary("Get the check-in date of \(\.$reservation)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Date> & ProvidesDialog {
    let stay = reservation.reservation
    return .result(
      value: stay.checkInDate,
      dialog: IntentDialog(
        ServiceContainer.shared.reservationService.qualified(
          "You check in at \(stay, format: .hotel) on \(stay, format: .checkInDay).")))
  }
}
