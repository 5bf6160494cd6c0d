public import AppIntents

/// What can be said to the system's reminders by its own phrases.
///
/// `phrases/Reminders/AppShortcuts.xcstrings` has all of them.
public struct RemindersShortcuts: AppShortcutsProvider {
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddReminderIntent(), phrases: ["Add a reminder in \(.applicationName)"],
      shortTitle: "Add Reminder", systemImageName: "plus.circle")
    AppShortcut(
      intent: ShowRemindersIntent(), phrases: ["Show my reminders in \(.applicationName)"],
      shortTitle: "Show Reminders", systemImageName: "list.bullet")
    AppShortcut(
      intent: CompleteReminderIntent(), phrases: ["Complete a reminder in \(.applicationName)"],
      shortTitle: "Complete Reminder", systemImageName: "checkmark.circle")
  }
}
