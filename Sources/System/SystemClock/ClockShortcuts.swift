public import AppIntents

/// What can be said to the system's clock by its own phrases.
///
/// `phrases/Clock/AppShortcuts.xcstrings` has all of them.
public struct ClockShortcuts: AppShortcutsProvider {
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartTimerIntent(),
      phrases: [
        "Start a timer in \(.applicationName)",
        "Start a \(\.$length) timer in \(.applicationName)",
      ],
      shortTitle: "Start Timer", systemImageName: "timer")
    AppShortcut(
      intent: ShowTimersIntent(), phrases: ["Show my timers in \(.applicationName)"],
      shortTitle: "Show Timers", systemImageName: "list.bullet")
    AppShortcut(
      intent: CancelTimerIntent(), phrases: ["Cancel a timer in \(.applicationName)"],
      shortTitle: "Cancel Timer", systemImageName: "xmark.circle")
  }
}
