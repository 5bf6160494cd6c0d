public import AppIntents

/// Takes a reminder that is done off the list.
public struct CompleteReminderIntent: AppIntent {
  public static let title: LocalizedStringResource = "Complete Reminder"
  public static let description = IntentDescription("Takes a reminder that is done off your list.")

  /// The reminder that is done.
  @Parameter(
    title: "Reminder", requestValueDialog: "Which reminder?",
    requestDisambiguationDialog: "Which reminder?")
  public var reminder: ReminderEntity

  public static var parameterSummary: some ParameterSummary {
    Summary("Complete \(\.$reminder)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let done = reminder.reminder
    guard try ReminderStore.shared().complete(done.number) else {
      throw ReminderError.gone(title: done.title)
    }
    return .result(dialog: "Done: “\(done.title)”.")
  }
}
