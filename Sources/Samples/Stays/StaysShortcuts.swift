public import AppIntents

/// What can be said to the app without setting anything up.
///
/// The phrases here are the primary ones; `phrases/Stays/AppShortcuts.xcstrings` has all of them,
/// in every language.
public struct StaysShortcuts: AppShortcutsProvider {
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SaveUpcomingReservationsToCalendarIntent(),
      phrases: [
        "Save reservations to calendar with \(.applicationName)",
        "Save my \(.applicationName) reservations to the calendar",
      ],
      shortTitle: "Save Reservations", systemImageName: "calendar.badge.plus")
    AppShortcut(
      intent: GetCheckInDateIntent(),
      phrases: [
        "When do I check in with \(.applicationName)",
        "When do I check in in \(\.$reservation) with \(.applicationName)",
      ],
      shortTitle: "Check-in Date", systemImageName: "calendar")
    AppShortcut(
      intent: ShowReservationHistoryIntent(),
      phrases: [
        "Show my reservations in \(.applicationName)",
        "Open the reservation history in \(.applicationName)",
      ],
      shortTitle: "Reservations", systemImageName: "list.bullet")
    AppShortcut(
      intent: ShowReservationIntent(),
      phrases: [
        "Show a reservation in \(.applicationName)",
        "Show my \(\.$reservation) reservation in \(.applicationName)",
      ],
      shortTitle: "Reservation", systemImageName: "bed.double")
  }
}
