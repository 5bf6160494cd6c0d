public import AppIntents

/// What can be said to the system's calendar by its own phrases.
///
/// `phrases/Calendar/AppShortcuts.xcstrings` has all of them. The words by which it takes requests
/// that are no phrase of its own are in `phrases/System/Domains.xcstrings`.
public struct CalendarShortcuts: AppShortcutsProvider {
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CreateEventIntent(),
      phrases: ["Create an event in \(.applicationName)"],
      shortTitle: "Create Event", systemImageName: "calendar.badge.plus")
  }
}
