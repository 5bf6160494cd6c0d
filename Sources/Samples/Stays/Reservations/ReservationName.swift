public import Foundation

/// What a reservation is called in a language: in Korean as booked, else in English if known.
///
/// As a format style it is asked when the text around it is put into the conversation's language,
/// so one text serves every language.
public struct ReservationName: FormatStyle, Sendable {
  /// What to name a reservation by.
  public enum Part: String, Codable, Sendable {
    /// The hotel.
    case hotel
    /// The city.
    case city
  }

  /// What is named.
  public let part: Part
  /// The locale whose language is spoken.
  public var locale: Locale

  /// Makes a style; a localized text replaces the locale with its own.
  public init(_ part: Part, locale: Locale = .current) {
    self.part = part
    self.locale = locale
  }

  /// The name in the style's language.
  public func format(_ reservation: Reservation) -> String {
    let isKorean = locale.language.languageCode == .korean
    switch part {
    case .hotel:
      return isKorean
        ? reservation.hotelName : reservation.englishHotelName ?? reservation.hotelName
    case .city:
      return isKorean ? reservation.city : reservation.englishCity ?? reservation.city
    }
  }

  /// The same style in a locale.
  public func locale(_ locale: Locale) -> ReservationName {
    ReservationName(part, locale: locale)
  }
}

extension FormatStyle where Self == ReservationName {
  /// The hotel's name.
  public static var hotel: ReservationName { ReservationName(.hotel) }
  /// The city's name.
  public static var city: ReservationName { ReservationName(.city) }
}
