public import AppIntents

/// Tells how the timers stand.
public struct ShowTimersIntent: AppIntent {
  public static let title: LocalizedStringResource = "Show Timers"
  public static let description = IntentDescription("Tells how your timers stand.")

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let now = Date.now
    let timers = try TimerStore.shared().timers().map { TimerMoment($0, at: now) }
    guard !timers.isEmpty else { return .result(value: 0, dialog: "There are no timers.") }
    return .result(value: timers.count, dialog: "\(timers, format: .timers).")
  }
}
