import Foundation

/// Reservations as a file and the service spell them; ``ReservationFile`` shows the form.
struct ReservationDocument: Hashable, Sendable {
  /// The bytes of a JSON array; none are no reservations.
  let data: Data

  /// What is wrong with a document.
  enum Damage: Error, Hashable {
    /// It is no array of objects.
    case document
    /// An entry is no reservation, or has the id of one before it.
    case entry(number: Int)
  }

  /// The reservations in their order.
  ///
  /// - Parameter calendar: The calendar, and the zone, in which a day without a time begins.
  /// - Returns: The reservations as they are listed.
  /// - Throws: What is wrong with the document.
  func reservations(in calendar: Calendar) throws(Damage) -> [Reservation] {
    if data.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return [] }
    var reservations: [Reservation] = []
    for (index, entry) in try entries().enumerated() {
      guard let reservation = entry.reservation(in: calendar),
        !reservations.contains(where: { $0.id == reservation.id })
      else { throw .entry(number: index + 1) }
      reservations.append(reservation)
    }
    return reservations
  }

  private func entries() throws(Damage) -> [Entry] {
    do {
      return try JSONDecoder().decode([Entry].self, from: data)
    } catch DecodingError.keyNotFound(_, let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context)
    {
      guard let index = context.codingPath.first?.intValue else { throw .document }
      throw .entry(number: index + 1)
    } catch {
      throw .document
    }
  }

  /// A reservation as it is spelled.
  private struct Entry: Decodable {
    var id: String
    var city: String
    var hotelName: String
    var checkInDate: String
    var checkOutDate: String
    var englishCity: String?
    var englishHotelName: String?

    /// The reservation; `nil` when it is not one.
    func reservation(in calendar: Calendar) -> Reservation? {
      guard !id.isEmpty, !city.isEmpty, !hotelName.isEmpty,
        let checkIn = Self.date(checkInDate, in: calendar),
        let checkOut = Self.date(checkOutDate, in: calendar),
        calendar.startOfDay(for: checkIn) < calendar.startOfDay(for: checkOut)
      else { return nil }
      return Reservation(
        id: id, city: city, hotelName: hotelName, checkInDate: checkIn, checkOutDate: checkOut,
        englishCity: englishCity, englishHotelName: englishHotelName)
    }

    private static func date(_ text: String, in calendar: Calendar) -> Date? {
      let day = Date.ISO8601FormatStyle(timeZone: calendar.timeZone).year().month().day()
      return (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: day))
    }
  }
}
