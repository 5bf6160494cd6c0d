import Foundation

/// A time of day in the zone of the device: “9:05 AM”, “오전 9:05”.
struct EndTime: FormatStyle, Sendable {
  var locale = Locale.current
  var timeZone = TimeZone.current

  func format(_ moment: Date) -> String {
    Date.FormatStyle(locale: locale, timeZone: timeZone).hour().minute().second().format(moment)
  }

  func locale(_ locale: Locale) -> EndTime { EndTime(locale: locale, timeZone: timeZone) }
}

extension FormatStyle where Self == EndTime {
  static var endTime: EndTime { EndTime() }
}
