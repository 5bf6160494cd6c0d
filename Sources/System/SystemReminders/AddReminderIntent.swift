public import AppIntents

/// Keeps something to be reminded of.
///
/// A terminal rings no bell when nobody looks: the answer says so, and the list tells what is due.
public struct AddReminderIntent: AppIntent {
  public static let title: LocalizedStringResource = "Add Reminder"
  public static let description = IntentDescription("Adds a reminder to your list.")

  /// What the person wants to be reminded of.
  @Parameter(title: "Title", requestValueDialog: "What should the reminder say?")
  public var title: String

  /// The day, and the time where one is given.
  @Parameter(title: "Date", requestValueDialog: "When is it due?")
  public var date: DateComponents

  public static var parameterSummary: some ParameterSummary {
    Summary("Remind me of \(\.$title) on \(\.$date)")
  }

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    var components = date
    components.timeZone = .current
    guard let due = Calendar.current.date(from: components) else {
      throw ReminderError.noSuchDate
    }
    let reminder = try ReminderStore.shared().add(
      title: title, due: due, hasTime: components.hour != nil)
    return .result(
      dialog:
        "Added “\(reminder.title)”, due \(reminder, format: .dueTime). It makes no sound here: say “show my reminders” to see what is due."
    )
  }
}
