import ExtensionProtocol
import Foundation
import Stays
import Synchronization
import Testing

/// What is said after each way in which saving can go.
struct SaveUpcomingReservationsTests {
  private static let intent = "SaveUpcomingReservationsToCalendarIntent"

  /// What becomes of each reservation, and what is said about it in both languages.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The outcomes of reservations 1, 2, 3 …; `nil` is a failure.
    let outcomes: [Result<CalendarOutcome, CalendarError>]
    let english: String
    let korean: String
    var reason: String?
  }

  private static let (saved, there) = (Outcome.success(.saved), Outcome.success(.alreadySaved))
  private static let (updated, failed) = (Outcome.success(.updated), Outcome.failure(.unavailable))
  private static let unknown = Outcome.failure(.unconfirmed)
  typealias Outcome = Result<CalendarOutcome, CalendarError>

  static let rows = [
    Row(
      testDescription: "two saved", outcomes: [saved, saved],
      english: "Saved 2 reservations to the calendar.", korean: "예약 2건을 캘린더에 저장했습니다."),
    Row(
      testDescription: "one saved", outcomes: [saved],
      english: "Saved 1 reservation to the calendar.", korean: "예약 1건을 캘린더에 저장했습니다."),
    Row(
      testDescription: "one there", outcomes: [there],
      english: "The reservation was already in the calendar.",
      korean: "예약 1건은 이미 캘린더에 저장되어 있습니다."),
    Row(
      testDescription: "both there", outcomes: [there, there],
      english: "Both reservations were already in the calendar.",
      korean: "예약 2건은 이미 캘린더에 저장되어 있습니다."),
    Row(
      testDescription: "three there", outcomes: [there, there, there],
      english: "All 3 reservations were already in the calendar.",
      korean: "예약 3건은 이미 캘린더에 저장되어 있습니다."),
    Row(
      testDescription: "one saved, one there", outcomes: [saved, there],
      english: "Saved 1 reservation to the calendar. 1 reservation was already in the calendar.",
      korean: "예약 1건을 캘린더에 저장했습니다. 예약 1건은 이미 캘린더에 저장되어 있습니다."),
    Row(
      testDescription: "two corrected", outcomes: [updated, updated],
      english: "Updated 2 reservations in the calendar.", korean: "예약 2건을 캘린더에서 수정했습니다."),
    Row(
      testDescription: "one saved, one failed", outcomes: [saved, failed],
      english: "Saved 1 reservation to the calendar. 1 reservation could not be saved: Hotel 2.",
      korean: "예약 1건을 캘린더에 저장했습니다. 예약 1건은 저장하지 못했습니다: 호텔 2."),
    Row(
      testDescription: "one of each", outcomes: [saved, updated, there, failed, unknown],
      english: "Saved 1 reservation to the calendar. Updated 1 reservation in the calendar. "
        + "1 reservation was already in the calendar. 1 reservation could not be saved: Hotel 4. "
        + "1 reservation may not have been saved: Hotel 5.",
      korean: "예약 1건을 캘린더에 저장했습니다. 예약 1건을 캘린더에서 수정했습니다. "
        + "예약 1건은 이미 캘린더에 저장되어 있습니다. 예약 1건은 저장하지 못했습니다: 호텔 4. "
        + "예약 1건은 저장되었는지 확인하지 못했습니다: 호텔 5."),
    Row(
      testDescription: "all failed", outcomes: [failed, failed],
      english: "2 reservations could not be saved: Hotel 1 and Hotel 2.",
      korean: "예약 2건은 저장하지 못했습니다: 호텔 1 및 호텔 2.", reason: "nothingSaved"),
    Row(
      testDescription: "one there, one failed", outcomes: [there, failed],
      english: "1 reservation was already in the calendar. "
        + "1 reservation could not be saved: Hotel 2.",
      korean: "예약 1건은 이미 캘린더에 저장되어 있습니다. 예약 1건은 저장하지 못했습니다: 호텔 2.",
      reason: "nothingSaved"),
    Row(
      testDescription: "one unknown", outcomes: [unknown],
      english: "1 reservation may not have been saved: Hotel 1.",
      korean: "예약 1건은 저장되었는지 확인하지 못했습니다: 호텔 1.", reason: "nothingSaved"),
    Row(
      testDescription: "none", outcomes: [], english: "You have no reservations.",
      korean: "예약 내역이 없습니다."),
  ]

  @Test(arguments: rows)
  func `says what came of each reservation`(_ row: Row) async throws {
    let numbers = Array(row.outcomes.indices.map { $0 + 1 })
    let stays = numbers.map {
      Reservation.stay("\($0)", hotel: "호텔 \($0)", englishHotel: "Hotel \($0)")
    }
    let outcomes = zip(numbers, row.outcomes).map { ("\($0)", $1) }
    let calendar = RecordingCalendar(outcomes: Dictionary(uniqueKeysWithValues: outcomes))
    let app = try StaysApp(FixedReservations(reservations: stays), calendar: calendar)
    for (locale, text) in [("en-US", row.english), ("ko-KR", row.korean)] {
      let said = try await app.say(Self.intent, in: locale)
      #expect(said.text == text)
      #expect(said.reason == row.reason)
    }
    let once = ["access"] + numbers.map { "\($0)" }
    #expect(calendar.calls == once + once)
  }

  @Test func `asks for access before it fetches`() async throws {
    let calendar = RecordingCalendar()
    var service = FixedReservations(reservations: [.stay("1")])
    service.onFetch = { calendar.note("fetch") }
    let app = try StaysApp(service, calendar: calendar)
    _ = try await app.say(Self.intent)
    #expect(calendar.calls.prefix(3) == ["access", "fetch", "1"])
  }

  @Test(
    arguments: [
      ("en-US", "I can't save events without access to your calendar."),
      ("ko-KR", "캘린더 접근 권한이 없어 일정을 저장할 수 없습니다."),
    ])
  func `fetches nothing without access`(_ locale: String, _ text: String) async throws {
    let calendar = RecordingCalendar(access: .failure(CalendarError.accessDenied))
    let app = try StaysApp(
      FixedReservations(onFetch: { calendar.note("fetch") }), calendar: calendar)
    let said = try await app.say(Self.intent, in: locale)
    #expect(said.text == text)
    #expect(said.reason == "accessDenied")
    #expect(calendar.calls == ["access"])
  }

  @Test func `lets a cancelled question end the request`() async throws {
    let calendar = RecordingCalendar(access: .failure(CancellationError()))
    let app = try StaysApp(FixedReservations(), calendar: calendar)
    guard case .failed(let failure) = try await app.perform(Self.intent) else {
      Issue.record("succeeded")
      return
    }
    #expect(failure.kind == .cancelled)
  }

  @Test(
    arguments: [
      (
        "en-US",
        "Entry 2 of the reservations file a.json is damaged. Check its id, names and dates."
      ),
      ("ko-KR", "예약 파일 a.json의 2번째 항목이 손상되었습니다. id와 이름, 날짜를 확인해 주세요."),
    ])
  func `says why reservations could not be fetched`(_ locale: String, _ text: String) async throws {
    let error = ReservationError.entryDamaged(number: 2, name: "a.json")
    let app = try StaysApp(FixedReservations(error: error), calendar: RecordingCalendar())
    let said = try await app.say(Self.intent, in: locale)
    #expect(said.text == text)
    #expect(said.reason == "entryDamaged")
  }
}
