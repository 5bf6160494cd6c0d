package import Foundation
package import JSON

/// The reservations that Stays asks for: those of a file, or two that are always days away.
package struct ReservationList: Sendable {
  private let path: String?
  private let today: @Sendable () -> Date

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - path: A file of reservations as Stays reads it, read at every request.
  ///   - today: The clock.
  package init(path: String? = nil, today: @escaping @Sendable () -> Date) {
    self.path = path
    self.today = today
  }

  /// The list as the file of reservations spells it.
  package func document() throws -> JSONValue {
    guard let path else { return dummies }
    return try JSONValue(parsing: Data(contentsOf: URL(filePath: path)))
  }

  private var dummies: JSONValue {
    [
      [
        "id": "api-1", "city": "부산", "hotelName": "부산 광안리 테스트 호텔",
        "checkInDate": day(in: 4), "checkOutDate": day(in: 6), "englishCity": "Busan",
        "englishHotelName": "Busan Gwangalli Test Hotel",
      ],
      [
        "id": "api-2", "city": "제주", "hotelName": "제주 애월 테스트 호텔",
        "checkInDate": day(in: 12), "checkOutDate": day(in: 15), "englishCity": "Jeju",
        "englishHotelName": "Jeju Aewol Test Hotel",
      ],
    ]
  }

  private func day(in days: Int) -> JSONValue {
    let date = today().addingTimeInterval(Double(days) * 86400)
    return .string(date.formatted(Date.ISO8601FormatStyle().year().month().day()))
  }
}
