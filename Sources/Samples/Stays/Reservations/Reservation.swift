public import Foundation

/// A stay that somebody has booked.
public struct Reservation: Hashable, Sendable, Identifiable {
  /// The reservation's number, the same for ever.
  public let id: String
  /// The city, as the hotel's own country writes it.
  public let city: String
  /// The hotel's name, as its own country writes it.
  public let hotelName: String
  /// The day of arrival.
  public let checkInDate: Date
  /// The day of departure, whose night is not booked.
  public let checkOutDate: Date
  /// The city's name for people who do not read Korean, where it is known.
  public let englishCity: String?
  /// The hotel's name for people who do not read Korean, where it is known.
  public let englishHotelName: String?

  /// Makes a reservation.
  public init(
    id: String, city: String, hotelName: String, checkInDate: Date, checkOutDate: Date,
    englishCity: String? = nil, englishHotelName: String? = nil
  ) {
    self.id = id
    self.city = city
    self.hotelName = hotelName
    self.checkInDate = checkInDate
    self.checkOutDate = checkOutDate
    self.englishCity = englishCity
    self.englishHotelName = englishHotelName
  }
}
