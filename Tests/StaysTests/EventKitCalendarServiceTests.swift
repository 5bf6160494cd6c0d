import ExtensionProtocol
import Foundation
import Testing

@testable import Stays

/// The app over the real calendar: files in a folder.
struct EventKitCalendarServiceTests {
  private static let intent = "SaveUpcomingReservationsToCalendarIntent"
  private static let first = "55b41698-842e-5a06-8539-3a0419c1fcef@stays.ics"
  private static let second = "757ab0ed-4ba0-5d7c-a398-44d2f6b70c17@stays.ics"

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "stays-\(UUID().uuidString)")
  private let dummies = MockReservationService(calendar: .seoul) { .december(1, hour: 9) }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  @Test func `asks once, saves two files and finds them the next time`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try StaysApp(dummies, folder: folder, answer: .writeOnly)
    let said = try await app.say(Self.intent, allowed: .notDetermined)
    #expect(said.text == "Saved 2 reservations to the calendar.")
    #expect(app.asked.map(\.access) == [.writeOnly])
    #expect(app.asked.map(\.resource) == [folder.resolvingSymlinksInPath().path])
    #expect(try files() == [Self.first, Self.second, "displayname"])

    let again = try await app.say(Self.intent, in: "ko-KR")
    #expect(again.text == "예약 2건은 이미 캘린더에 저장되어 있습니다.")
    #expect(app.asked.count == 1)
    #expect(try files() == [Self.first, Self.second, "displayname"])
  }

  @Test(
    arguments: [
      ("en-US", "Busan Haeundae Test Hotel", "Busan"), ("ko-KR", "부산 해운대 테스트 호텔", "부산"),
    ])
  func `writes the nights, with names in the person's language`(
    _ locale: String, _ hotel: String, _ city: String
  ) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try StaysApp(dummies, folder: folder)
    _ = try await app.say(Self.intent, in: locale)
    let text = try text(Self.first)
    for line in [
      "DTSTART;VALUE=DATE:20261204", "DTEND;VALUE=DATE:20261206", "SUMMARY:\(hotel)",
      "LOCATION:\(city)", "URL:stays://reservations/dummy-1", "DTSTAMP:20261204T000000Z",
    ] { #expect(text.contains("\r\n\(line)\r\n"), "\(line)") }
  }

  @Test(arguments: [PermissionStatus.notDetermined, .denied, .restricted])
  func `saves nothing without a yes`(_ answer: PermissionStatus) async throws {
    let app = try StaysApp(dummies, folder: folder, answer: answer)
    let said = try await app.say(Self.intent, allowed: .notDetermined)
    #expect(said.reason == "accessDenied")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `corrects changed dates with full access only`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try await StaysApp(dummies, folder: folder).say(Self.intent)
    let later = MockReservationService(calendar: .seoul) { .december(2, hour: 9) }
    let app = try StaysApp(later, folder: folder)
    let before = try text(Self.first)
    #expect(
      try await app.say(Self.intent).text == "Both reservations were already in the calendar.")
    #expect(try text(Self.first) == before)
    #expect(
      try await app.say(Self.intent, allowed: .fullAccess).text
        == "Updated 2 reservations in the calendar.")
    #expect(try text(Self.first).contains("DTSTART;VALUE=DATE:20261205\r\n"))
    #expect(try text(Self.first).contains("SEQUENCE:1\r\n"))
  }

  @Test func `goes on when one event cannot be saved, and names it`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: Self.second), withIntermediateDirectories: true)
    let app = try StaysApp(dummies, folder: folder)
    let said = try await app.say(Self.intent)
    #expect(
      said.text == "Saved 1 reservation to the calendar. "
        + "1 reservation could not be saved: Seoul Gangnam Test Hotel.")
    #expect(said.reason == nil)
  }

  @Test func `fails when the calendar is a file`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder)
    let app = try StaysApp(dummies, folder: folder)
    let said = try await app.say(Self.intent)
    #expect(
      said.text == "2 reservations could not be saved: "
        + "Busan Haeundae Test Hotel and Seoul Gangnam Test Hotel.")
    #expect(said.reason == "nothingSaved")
  }
}
