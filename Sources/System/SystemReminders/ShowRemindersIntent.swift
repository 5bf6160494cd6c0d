public import AppIntents

/// Tells the reminders that are not done yet.
public struct ShowRemindersIntent: AppIntent {
  public static let title: LocalizedStringResource = "Show Reminders"
  public static let description = IntentDescription("Tells what is on your list of reminders.")

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let reminders = try ReminderStore.shared().reminders()
    guard !reminders.isEmpty else {
      return .result(value: 0, dialog: "You have no reminders.")
    }
    let due = reminders.filter { $0.due <= .now }
    let later = reminders.filter { $0.due > .now }
    let sentences: [LocalizedStringResource] = [
      due.isEmpty ? nil : "Due now: \(due, format: .reminders).",
      later.isEmpty ? nil : "Due later: \(later, format: .reminders).",
    ].compactMap { (sentence: LocalizedStringResource?) in sentence }
    let all = sentences.dropFirst().reduce(sentences[0]) { "\($0) \($1)" }
    return .result(value: reminders.count, dialog: IntentDialog(all))
  }
}
