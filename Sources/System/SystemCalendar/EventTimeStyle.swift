public import Foundation

/// An event's time as people say it: “Friday, December 4 at 3:00 PM”, “12월 4일(금) 오후 3:00”.
public struct EventTimeStyle: FormatStyle, Sendable {
  /// The locale in which it is said.
  public var locale: Locale
  /// The zone whose days and hours they are.
  public var timeZone: TimeZone

  /// Makes a style; a localized text replaces the locale with its own.
  public init(locale: Locale = .current, timeZone: TimeZone = .current) {
    self.locale = locale
    self.timeZone = timeZone
  }

  /// The time in the style's language.
  public func format(_ time: EventTime) -> String {
    let isKorean = locale.language.languageCode == .korean
    let plain = Date.FormatStyle(locale: locale, timeZone: timeZone)
    var days = plain.weekday(isKorean ? .abbreviated : .wide).month(.wide).day()
    if time.isInOtherYear { days = days.year() }
    // Korean writes the weekday close to the day.
    let day = days.format(time.start).replacing(" (", with: "(")
    guard !time.isAllDay else { return day }
    let hour = plain.hour().minute().format(time.start)
    return isKorean ? "\(day) \(hour)" : "\(day) at \(hour)"
  }

  /// The same style in a locale.
  public func locale(_ locale: Locale) -> EventTimeStyle {
    EventTimeStyle(locale: locale, timeZone: timeZone)
  }
}

extension FormatStyle where Self == EventTimeStyle {
  /// The day, and the time of day where there is one.
  public static var eventTime: EventTimeStyle { EventTimeStyle() }
}
