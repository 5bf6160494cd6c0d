import Foundation
import Testing

@testable import Stays

struct ReservationFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "stays-\(UUID().uuidString)")

  private static let good = """
    {"id": "R-1", "city": "부산", "hotelName": "호텔", "checkInDate": "2026-12-04",
     "checkOutDate": "2026-12-06T11:00:00+09:00", "englishCity": "Busan"}
    """

  private func read(_ text: String) throws -> [Reservation] {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: "stays.json")
    try Data(text.utf8).write(to: url)
    return try ReservationFile(url: url).read(in: .seoul)
  }

  @Test func `reads days in the device's zone and instants in their own`() throws {
    let stay = try #require(try read("[\(Self.good)]").first)
    #expect(
      stay
        == Reservation(
          id: "R-1", city: "부산", hotelName: "호텔", checkInDate: .december(4),
          checkOutDate: .december(6, hour: 11), englishCity: "Busan"))
  }

  @Test(arguments: ["", " \n\t\r\n", "[]"])
  func `finds no reservations in an empty file`(_ text: String) throws {
    #expect(try read(text).isEmpty)
  }

  @Test(arguments: ["{}", "[", "nonsense", "[1,", "\u{0}", "[\(good)"])
  func `says that a file is damaged`(_ text: String) {
    #expect(throws: ReservationError.fileDamaged(name: "stays.json")) { try read(text) }
  }

  @Test(
    arguments: [
      ("\"id\": \"R-1\"", "\"number\": \"R-1\""), ("\"id\": \"R-1\"", "\"id\": 1"),
      ("R-1", ""), ("부산", ""), ("호텔", ""), ("\"부산\"", "null"), ("2026-12-04", "2026-13-04"),
      ("2026-12-04", "tomorrow"), ("2026-12-04", "2026-12-06"), ("2026-12-04", "2026-12-07"),
    ])
  func `says which entry is damaged`(_ old: String, _ new: String) throws {
    let second = Self.good.replacing(old, with: new)
    try #require(second != Self.good)
    let first = Self.good.replacing("R-1", with: "R-0")
    #expect(throws: ReservationError.entryDamaged(number: 2, name: "stays.json")) {
      try read("[\(first), \(second)]")
    }
  }

  @Test func `refuses two reservations of one id`() {
    #expect(throws: ReservationError.entryDamaged(number: 2, name: "stays.json")) {
      try read("[\(Self.good), \(Self.good)]")
    }
  }

  @Test func `says that a file is not there`() {
    let file = ReservationFile(url: folder.appending(path: "none.json"))
    #expect(throws: ReservationError.fileUnreadable(name: "none.json")) {
      try file.read(in: .seoul)
    }
  }

  @Test func `looks for a relative path in the app's data folder`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "stays.json"))
    let environment = ["STAYS_RESERVATIONS": "stays.json", "XDG_DATA_HOME": folder.path]
    let file = try #require(ReservationFile(environment: environment))
    #expect(file.url.path == folder.appending(path: "stays.json").path)
    #expect(ReservationFile(environment: ["STAYS_RESERVATIONS": ""]) == nil)
    #expect(ReservationFile(environment: [:]) == nil)
    #expect(ReservationFile(environment: ["STAYS_RESERVATIONS": "/a"])?.url.path == "/a")
  }
}
