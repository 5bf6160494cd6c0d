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
    do throws(ReservationDocument.Damage) {
      return try ReservationDocument(data: data).reservations(in: calendar)
    } catch {
      switch error {
      case .document: throw .fileDamaged(name: url.lastPathComponent)
      case .entry(let number):
        throw .entryDamaged(number: number, name: url.lastPathComponent)
      }
    }
  }
}
