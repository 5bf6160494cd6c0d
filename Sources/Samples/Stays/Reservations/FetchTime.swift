import Foundation

/// A day and a time as people say them, in the zone of the device.
struct FetchTime: FormatStyle, Sendable {
  /// The locale in which it is said.
  var locale: Locale = .current
  /// The zone whose day it is.
  var timeZone: TimeZone = .current

  /// The time in the style's language: “November 30 at 8:40 AM”, “11월 30일 오전 8:40”.
  func format(_ date: Date) -> String {
    Date.FormatStyle(locale: locale, timeZone: timeZone).month(.wide).day().hour().minute()
      .format(date)
      // A terminal cannot show the narrow space before “AM”.
      .replacing("\u{202F}", with: " ")
  }

  /// The same style in a locale.
  func locale(_ locale: Locale) -> FetchTime {
    FetchTime(locale: locale, timeZone: timeZone)
  }
}

extension FormatStyle where Self == FetchTime {
  /// When something was fetched.
  static var fetchTime: FetchTime { FetchTime() }
}
