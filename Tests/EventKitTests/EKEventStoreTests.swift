import ExtensionProtocol
import Foundation
import Testing

@testable import EventKit

struct EKEventStoreTests {
  private let store = EKEventStore()

  @Test func `shows a stay on its nights`() throws {
    let calendar = try TemporaryCalendar()
    try calendar.use(.writeOnly) { () throws in
      #expect(try store.save(try calendar.stay(store), span: .thisEvent) == .added)
    }
    let text = String(decoding: try #require(try calendar.files().values.first), as: UTF8.self)
    #expect(text.contains("DTSTART;VALUE=DATE:20261204\r\nDTEND;VALUE=DATE:20261206\r\n"))
    #expect(text.contains("UID:55b41698-842e-5a06-8539-3a0419c1fcef@stays\r\n"))
  }

  @Test func `finds what was saved before without reading it`() throws {
    let calendar = try TemporaryCalendar()
    try calendar.use(.writeOnly) {
      try store.save(try calendar.stay(store), span: .thisEvent)
      let before = try calendar.files()
      let event = try calendar.stay(EKEventStore())
      event.title = "Another title"
      #expect(try event.store.save(event, span: .thisEvent) == .alreadyExists)
      #expect(try calendar.files() == before)
      #expect(try calendar.names().filter { $0.hasSuffix(".tmp") } == [])
    }
  }

  @Test func `leaves an equal event untouched and raises the sequence of a changed one`() throws {
    let calendar = try TemporaryCalendar()
    try calendar.use {
      #expect(try store.save(try calendar.stay(store), span: .thisEvent) == .added)
      let before = try calendar.files()
      #expect(try store.save(try calendar.stay(store), span: .thisEvent) == .unchanged)
      #expect(try calendar.files() == before)
      for sequence in 1...2 {
        let event = try calendar.stay(store)
        event.endDate = try calendar.date(5 + sequence, 9)
        #expect(try store.save(event, span: .thisEvent) == .updated)
        let files = try calendar.files()
        #expect(files.keys == before.keys)
        let bytes = try #require(files.values.first)
        #expect(CalendarLinter(bytes).findings == [])
        #expect(String(decoding: bytes, as: UTF8.self).contains("SEQUENCE:\(sequence)\r\n"))
      }
    }
  }

  @Test func `keeps what another program has added`() throws {
    let calendar = try TemporaryCalendar()
    try calendar.put(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Other//EN
      BEGIN:VEVENT
      UID:55b41698-842e-5a06-8539-3a0419c1fcef@stays
      DTSTAMP:20261201T000000Z
      SEQUENCE:4
      DTSTART;VALUE=DATE:20261204
      DTEND;VALUE=DATE:20261205
      SUMMARY:Old
      DESCRIPTION:Bring the charger
      CATEGORIES:trip
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:Pack
      TRIGGER:-PT1H
      END:VALARM
      END:VEVENT
      END:VCALENDAR

      """, as: "renamed by a sync.ics")
    try calendar.use { () throws in
      #expect(try store.save(try calendar.stay(store), span: .thisEvent) == .updated)
    }
    let files = try calendar.files()
    #expect(Array(files.keys) == ["renamed by a sync.ics"])
    let bytes = try #require(files.values.first)
    #expect(CalendarLinter(bytes).findings == [])
    let text = String(decoding: bytes, as: UTF8.self)
    for line in [
      "PRODID:-//Other//EN", "SEQUENCE:5", "DTEND;VALUE=DATE:20261206",
      "SUMMARY:부산 해운대 테스트 호텔", "DESCRIPTION:Bring the charger", "CATEGORIES:trip",
      "TRIGGER:-PT1H",
    ] { #expect(text.contains(line + "\r\n")) }
    #expect(!text.contains("Old"))
  }

  @Test func `fetches an event, changes it and empties what the app empties`() throws {
    let calendar = try TemporaryCalendar()
    try calendar.use {
      let event = EKEvent(eventStore: store)
      #expect(event.eventIdentifier == nil)
      event.calendar = store.defaultCalendarForNewEvents
      event.title = "Dinner"
      event.notes = "at the pier"
      event.url = URL(string: "https://example.com/a,b;c?d=e")
      event.startDate = try calendar.date(4, 19)
      event.endDate = try calendar.date(4, 21)
      try store.save(event, span: .thisEvent)
      let identifier = try #require(event.eventIdentifier)

      let fetched = try #require(EKEventStore().event(withIdentifier: identifier))
      #expect(fetched.title == "Dinner")
      #expect(fetched.notes == "at the pier")
      #expect(fetched.url == event.url)
      #expect(fetched.startDate == event.startDate)
      #expect(fetched.endDate == event.endDate)
      #expect(fetched.timeZone == calendar.zone)
      #expect(!fetched.hasChanges && !fetched.isNew && !fetched.isAllDay)
      fetched.notes = nil
      #expect(fetched.hasChanges)
      #expect(try fetched.store.save(fetched, span: .thisEvent) == .updated)
      #expect(event.refresh())
      #expect(event.notes == nil)
      event.title = "Lunch"
      event.reset()
      #expect(event.title == "Dinner")
    }
  }

  @Test func `gives whole days back as whole days`() throws {
    let calendar = try TemporaryCalendar()
    try calendar.use {
      try store.save(try calendar.stay(store), span: .thisEvent)
      let predicate = store.predicateForEvents(
        withStart: try calendar.date(1), end: try calendar.date(31),
        calendars: store.calendars(for: .event))
      let event = try #require(store.events(matching: predicate).first)
      #expect(event.isAllDay)
      #expect(event.startDate == (try calendar.date(4)))
      #expect(event.endDate == (try calendar.date(6)).addingTimeInterval(-1))
      #expect(try store.save(event, span: .thisEvent) == .unchanged)
    }
  }

  @Test(
    arguments: [
      (1, 4, 0), (1, 5, 1), (5, 6, 1), (6, 9, 0),
    ])
  func `finds the events that share time with a span`(_ first: Int, _ last: Int, _ count: Int)
    throws
  {
    let calendar = try TemporaryCalendar()
    try calendar.use {
      try store.save(try calendar.stay(store), span: .thisEvent)
      let predicate = store.predicateForEvents(
        withStart: try calendar.date(first), end: try calendar.date(last), calendars: nil)
      #expect(store.events(matching: predicate).count == count)
      let nowhere = store.predicateForEvents(
        withStart: try calendar.date(first), end: try calendar.date(last), calendars: [])
      #expect(store.events(matching: nowhere).isEmpty)
    }
  }

  @Test func `reads what other programs wrote, in order, past what nobody can read`() throws {
    let calendar = try TemporaryCalendar()
    let event = { (uid: String, times: String) in
      "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\nBEGIN:VEVENT\nUID:\(uid)\n\(times)\nEND:VEVENT\nEND:VCALENDAR\n"
    }
    try calendar.put(event("c", "DTSTART:20261203T000000Z\nDURATION:PT1H"), as: "1.ics")
    try calendar.put(event("b/b", "DTSTART;VALUE=DATE:20261202"), as: "2.ics")
    try calendar.put(event("a", "DTSTART;TZID=Asia/Tokyo:20261201T090000"), as: "3.ics")
    try calendar.put("no calendar", as: "4.ics")
    try calendar.put(event("tmp", "DTSTART;VALUE=DATE:20261202"), as: "5.tmp")
    try calendar.put("Home", as: "displayname")
    try calendar.use { () throws in
      let all = store.predicateForEvents(
        withStart: try calendar.date(1), end: try calendar.date(31), calendars: nil)
      let events = store.events(matching: all)
      #expect(events.map { $0.eventIdentifier } == ["a", "b/b", "c"])
      #expect(events[0].startDate == (try calendar.date(1, 9)))
      #expect(events[1].isAllDay)
      #expect(events[2].endDate.timeIntervalSince(events[2].startDate) == 3600)
      #expect(store.event(withIdentifier: "b/b") != nil)
      #expect(store.event(withIdentifier: "../2") == nil)
      #expect(store.defaultCalendarForNewEvents?.title == "Home")
    }
  }

  @Test func `refuses an event that cannot be`() throws {
    let calendar = try TemporaryCalendar()
    try calendar.use {
      let cases: [(EKError.Code, (EKEvent) throws -> Void)] = [
        (.noStartDate, { $0.startDate = nil }), (.noEndDate, { $0.endDate = nil }),
        (.datesInverted, { $0.endDate = try calendar.date(3) }),
        (.noCalendar, { $0.calendar = nil }),
        (.startDateTooFarInFuture, { $0.endDate = .distantFuture.addingTimeInterval(3e11) }),
      ]
      for (code, spoil) in cases {
        let event = try calendar.stay(store)
        try spoil(event)
        #expect(throws: EKError(code)) { try store.save(event, span: .thisEvent) }
      }
      #expect(throws: EKError(.objectBelongsToDifferentStore)) {
        try EKEventStore().save(try calendar.stay(store), span: .thisEvent)
      }
      do {
        try store.save(EKEvent(eventStore: store), span: .thisEvent)
        Issue.record("saved without a calendar")
      } catch EKError.noCalendar {}
    }
  }

  @Test func `holds changes back until they are committed`() throws {
    let calendar = try TemporaryCalendar()
    try calendar.use {
      try store.save(try calendar.stay(store, id: "1"), span: .thisEvent, commit: false)
      try store.save(try calendar.stay(store, id: "2"), span: .thisEvent, commit: false)
      #expect(!FileManager.default.fileExists(atPath: calendar.folder.path))
      try store.commit()
      #expect(try calendar.files().count == 2)
      try store.remove(try calendar.stay(store, id: "1"), span: .thisEvent, commit: false)
      store.reset()
      try store.commit()
      #expect(try calendar.files().count == 2)
    }
  }
}
