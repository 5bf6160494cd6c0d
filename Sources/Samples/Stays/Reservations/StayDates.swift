public import Foundation

/// The days of a stay as people say them, in the zone of the device.
public struct StayDates: FormatStyle, Sendable {
  /// Which days.
  public enum Part: String, Codable, Sendable {
    /// The day of arrival, at length: “Friday, December 4”, “12월 4일(금)”.
    case checkIn
    /// Arrival and departure: “Fri, Dec 4 – Sun, Dec 6”.
    case both
  }

  /// Which days are said.
  public let part: Part
  /// The locale in which they are said.
  public var locale: Locale
  /// The zone whose days they are.
  public var timeZone: TimeZone

  /// Makes a style; a localized text replaces the locale with its own.
  public init(_ part: Part, locale: Locale = .current, timeZone: TimeZone = .current) {
    self.part = part
    self.locale = locale
    self.timeZone = timeZone
  }

  /// The days in the style's language.
  public func format(_ reservation: Reservation) -> String {
    let text =
      switch part {
      case .checkIn: dayStyle.format(reservation.checkInDate)
      case .both:
        // Not a range, which would trap on a departure before the arrival.
        bothStyle.format(
          reservation.checkInDate..<max(reservation.checkInDate, reservation.checkOutDate))
      }
    // Korean writes the weekday close to the day; a terminal cannot show a thin space.
    return text.replacing(" (", with: "(").replacing("\u{2009}", with: " ")
  }

  /// The same style in a locale.
  public func locale(_ locale: Locale) -> StayDates {
    StayDates(part, locale: locale, timeZone: timeZone)
  }

  private var dayStyle: Date.FormatStyle {
    let style = Date.FormatStyle(locale: locale, timeZone: timeZone)
    let isKorean = locale.language.languageCode == .korean
    return style.weekday(isKorean ? .abbreviated : .wide).month(.wide).day()
  }

  private var bothStyle: Date.IntervalFormatStyle {
    Date.IntervalFormatStyle(locale: locale, timeZone: timeZone)
      .weekday(.abbreviated).month(.abbreviated).day()
  }
}

extension FormatStyle where Self == StayDates {
  /// The day of arrival.
  public static var checkInDay: StayDates { StayDates(.checkIn) }
  /// The days of arrival and departure.
  public static var stayDates: StayDates { StayDates(.both) }
}
