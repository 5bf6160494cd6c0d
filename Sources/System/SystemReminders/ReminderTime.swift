import Foundation

/// When a reminder is due, as people say it: “Fri, Dec 4, 3:00 PM”, “12월 4일(금) 오후 3:00”.
struct ReminderTime: FormatStyle, Sendable {
  var locale = Locale.current
  var timeZone = TimeZone.current

  func format(_ reminder: Reminder) -> String {
    let isKorean = locale.language.languageCode == .korean
    let plain = Date.FormatStyle(locale: locale, timeZone: timeZone)
    let day = plain.weekday(.abbreviated).month(.abbreviated).day().format(reminder.due)
      .replacing(" (", with: "(")
    guard reminder.hasTime else { return day }
    let hour = plain.hour().minute().format(reminder.due)
    return isKorean ? "\(day) \(hour)" : "\(day), \(hour)"
  }

  func locale(_ locale: Locale) -> ReminderTime {
    ReminderTime(locale: locale, timeZone: timeZone)
  }
}

/// Several reminders with their times, one after the other.
struct ReminderList: FormatStyle, Sendable {
  var locale = Locale.current

  func format(_ reminders: [Reminder]) -> String {
    let time = ReminderTime(locale: locale)
    return reminders.map { "“\($0.title)” (\(time.format($0)))" }.joined(separator: "; ")
  }

  func locale(_ locale: Locale) -> ReminderList { ReminderList(locale: locale) }
}

extension FormatStyle where Self == ReminderTime {
  static var dueTime: ReminderTime { ReminderTime() }
}

extension FormatStyle where Self == ReminderList {
  static var reminders: ReminderList { ReminderList() }
}
