public import Foundation

/// The hotels of several reservations, one after the other.
///
/// Foundation's own list style keeps the language of its members when it is given another.
public struct ReservationNames: FormatStyle, Sendable {
  /// The locale whose language is spoken.
  public var locale: Locale

  /// Makes a style; a localized text replaces the locale with its own.
  public init(locale: Locale = .current) {
    self.locale = locale
  }

  /// The names in the style's language.
  public func format(_ reservations: [Reservation]) -> String {
    let name = ReservationName(.hotel, locale: locale)
    return reservations.map(name.format).formatted(.list(type: .and).locale(locale))
  }

  /// The same style in a locale.
  public func locale(_ locale: Locale) -> ReservationNames {
    ReservationNames(locale: locale)
  }
}

extension FormatStyle where Self == ReservationNames {
  /// The hotels' names.
  public static var hotels: ReservationNames { ReservationNames() }
}
