import Foundation
import Testing

@testable import EventKit

struct CalendarFileTests {
  private let identifier = EventIdentifier(name: "dummy-1", application: "stays")

  @Test func `composes whole days to the byte`() {
    let properties = EventProperties(
      title: "부산 해운대 테스트 호텔", location: "부산", url: "stays://reservations/dummy-1",
      start: .day(WallTime(year: 2026, month: 12, day: 4)),
      end: .day(WallTime(year: 2026, month: 12, day: 6)))
    let golden = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Behest//EventKit//EN
      BEGIN:VEVENT
      UID:\(identifier.uid)
      DTSTAMP:20261204T000000Z
      SEQUENCE:0
      DTSTART;VALUE=DATE:20261204
      DTEND;VALUE=DATE:20261206
      SUMMARY:부산 해운대 테스트 호텔
      LOCATION:부산
      URL:stays://reservations/dummy-1
      END:VEVENT
      END:VCALENDAR

      """
    let bytes = CalendarFile.compose(properties, identifier: identifier)
    #expect(String(decoding: bytes, as: UTF8.self) == golden.replacing("\n", with: "\r\n"))
    #expect(CalendarLinter(bytes).findings == [])
  }

  @Test func `composes a time with the rules of its zone`() {
    let properties = EventProperties(
      title: "Check in", start: zoned(day: 4, hour: 15), end: zoned(day: 5, hour: 11))
    let golden = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Behest//EventKit//EN
      BEGIN:VTIMEZONE
      TZID:Asia/Seoul
      X-LIC-LOCATION:Asia/Seoul
      BEGIN:STANDARD
      TZNAME:KST
      TZOFFSETFROM:+0900
      TZOFFSETTO:+0900
      DTSTART:20260101T090000
      END:STANDARD
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:\(identifier.uid)
      DTSTAMP:20261204T060000Z
      SEQUENCE:0
      DTSTART;TZID=Asia/Seoul:20261204T150000
      DTEND;TZID=Asia/Seoul:20261205T110000
      SUMMARY:Check in
      END:VEVENT
      END:VCALENDAR

      """
    let bytes = CalendarFile.compose(properties, identifier: identifier)
    #expect(String(decoding: bytes, as: UTF8.self) == golden.replacing("\n", with: "\r\n"))
  }

  @Test(
    arguments: [
      "Asia/Seoul", "America/New_York", "Europe/Dublin", "Africa/Casablanca", "Asia/Kathmandu",
      "America/Argentina/Buenos_Aires", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Tehran",
      "Japan", "US/Pacific", "Antarctica/Troll", "GMT+0900", "Nowhere/Land",
    ])
  func `writes a time of any zone so that it can be read again`(_ zone: String) throws {
    for month in [1, 3, 7, 11] {
      let start = WallTime(year: 2026, month: month, day: 8, hour: 2, minute: 30)
      let end = WallTime(year: 2026, month: month, day: 8, hour: 23, minute: 59, second: 59)
      let properties = EventProperties(
        title: zone, start: .zoned(start, zone: zone), end: .zoned(end, zone: zone))
      let bytes = CalendarFile.compose(properties, identifier: identifier)
      #expect(CalendarLinter(bytes).findings == [])
      let event = try #require(CalendarFile.read(bytes))
      let deviceZone = TimeZone.gmt
      #expect(event.properties.start.date(in: deviceZone) == properties.start.date(in: deviceZone))
      #expect(event.properties.end.date(in: deviceZone) == properties.end.date(in: deviceZone))
    }
  }

  @Test(
    arguments: [
      "plain", "a, b; c \\ d", "line\nline\r\nline\rline", "tab\there", "",
      String(repeating: "가", count: 200), String(repeating: "👨‍👩‍👧‍👦", count: 40),
      String(repeating: "x", count: 1000), "\u{1B}[31mred\u{7}\u{0}\u{9B}", "é e\u{301} ﷽ 𝄞",
      "trailing space ", " leading", "colon: \"quoted\" 'x' =;:", "BEGIN:VEVENT\r\nUID:evil",
      "😀" + String(repeating: "ab😀", count: 50), "\\n is not \n", "\\",
    ])
  func `keeps any text but control characters`(_ text: String) throws {
    let properties = EventProperties(
      title: text, location: text, notes: text, start: zoned(day: 4, hour: 15),
      end: zoned(day: 5, hour: 11)
    ).normalized
    let bytes = CalendarFile.compose(properties, identifier: identifier)
    #expect(CalendarLinter(bytes).findings == [])
    let event = try #require(CalendarFile.read(bytes))
    #expect(event.properties == properties)
    #expect(
      event.properties.title.map { Array($0.utf8) } == properties.title.map { Array($0.utf8) })
    #expect(event.identifier == identifier)
  }

  @Test func `folds every length of title at a character`() {
    for length in 0...160 {
      for character in ["a", "é", "가", "😀"] {
        let properties = EventProperties(
          title: String(repeating: "x", count: length % 7)
            + String(repeating: character, count: length),
          start: .day(WallTime(year: 2026, month: 1, day: 1)),
          end: .day(WallTime(year: 2026, month: 1, day: 2)))
        let bytes = CalendarFile.compose(properties, identifier: identifier)
        #expect(CalendarLinter(bytes).findings == [], "\(character) × \(length)")
      }
    }
  }

  @Test(
    arguments: [
      "", "nonsense", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n",
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:garbage\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
      "\u{0}\u{1}\u{2}",
    ])
  func `reads no event out of a broken file`(_ text: String) {
    #expect(CalendarFile.read(Array(text.utf8)) == nil)
  }

  private func zoned(day: Int, hour: Int) -> EventTime {
    .zoned(WallTime(year: 2026, month: 12, day: day, hour: hour), zone: "Asia/Seoul")
  }
}
