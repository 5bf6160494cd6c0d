public import Foundation

/// A file of reservations, for trying the app with others than the two dummies.
///
/// It holds a JSON array with one object for each reservation:
///
/// ```json
/// [
///   {
///     "id": "R-1",
///     "city": "부산",
///     "hotelName": "부산 해운대 테스트 호텔",
///     "checkInDate": "2026-12-04",
///     "checkOutDate": "2026-12-06",
///     "englishCity": "Busan",
///     "englishHotelName": "Busan Haeundae Test Hotel"
///   }
/// ]
/// ```
///
/// The last two may be left out. A date is a day in the zone of the device, or an instant such as
/// `2026-12-04T15:00:00+09:00`. An empty file holds no reservations.
public struct ReservationFile: Hashable, Sendable {
  /// Where the file is.
  public let url: URL

  /// Names a file, which is read when reservations are fetched.
  public init(url: URL) {
    self.url = url
  }

  /// The file that the environment variable `STAYS_RESERVATIONS` names, if it does.
  ///
  /// A path that is not absolute is looked for in the app's data folder, `$XDG_DATA_HOME`, and then
  /// in the working folder.
  public init?(environment: [String: String]) {
    guard let path = environment["STAYS_RESERVATIONS"], !path.isEmpty else { return nil }
    if !path.hasPrefix("/"), let data = environment["XDG_DATA_HOME"] {
      let inData = URL(filePath: data).appending(path: path)
      if FileManager.default.fileExists(atPath: inData.path) {
        self.init(url: inData)
        return
      }
    }
    self.init(url: URL(filePath: path))
  }

  /// Reads the reservations.
  ///
  /// - Parameter calendar: The calendar, and the zone, in which a day without a time begins.
  /// - Returns: The reservations in the file's order.
  /// - Throws: ``ReservationError``.
  func read(in calendar: Calendar) throws(ReservationError) -> [Reservation] {
    guard let data = try? Data(contentsOf: url) else {
      throw .fileUnreadable(name: url.lastPathComponent)
    }
    if data.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) { return [] }
    var reservations: [Reservation] = []
    for (index, entry) in try entries(data).enumerated() {
      guard let reservation = entry.reservation(in: calendar),
        !reservations.contains(where: { $0.id == reservation.id })
      else { throw .entryDamaged(number: index + 1, name: url.lastPathComponent) }
      reservations.append(reservation)
    }
    return reservations
  }

  private func entries(_ data: Data) throws(ReservationError) -> [Entry] {
    do {
      return try JSONDecoder().decode([Entry].self, from: data)
    } catch DecodingError.keyNotFound(_, let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context)
    {
      guard let index = context.codingPath.first?.intValue else {
        throw .fileDamaged(name: url.lastPathComponent)
      }
      throw .entryDamaged(number: index + 1, name: url.lastPathComponent)
    } catch {
      throw .fileDamaged(name: url.lastPathComponent)
    }
  }

  /// A reservation as the file spells it.
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
