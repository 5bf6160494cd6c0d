public import AppIntents

/// Fetches the upcoming reservations and saves each of them to the calendar as an event.
public struct SaveUpcomingReservationsToCalendarIntent: AppIntent {
  public static let title: LocalizedStringResource = "여기어때 숙소 예약내역들을 캘린더에 저장"
  public static let description = IntentDescription(
    "앞으로 일정 기간 동안의 여기어때 예약 일정을 캘린더에 자동으로 추가합니다.")

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let container = ServiceContainer.shared
    // 0. Without the calendar there is no need to fetch.
    try await container.calendarService.requestAccessIfNeeded()

    // 1. What there is to save.
    let service = container.reservationService
    let reservations = try await service.fetchUpcomingReservations()
    StaysShortcuts.updateAppShortcutParameters()
    if reservations.isEmpty {
      return .result(dialog: IntentDialog(service.qualified("You have no reservations.")))
    }

    // 2. One by one: what goes wrong with one does not stop the others.
    var report = CalendarReport()
    for reservation in reservations {
      do {
        report.add(
          reservation, try container.calendarService.addReservationToCalendar(reservation))
      } catch {
        report.add(reservation, error)
      }
    }

    // 3. What is said.
    if report.isFailure { throw CalendarError.nothingSaved(report) }
    return .result(dialog: IntentDialog(service.qualified(report.localizedStringResource)))
  }
}
