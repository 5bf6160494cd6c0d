import AppIntents
import ExtensionProtocol
import Foundation
import StringCatalogs
import Testing

@testable import EventKit
@testable import SystemCalendar
@testable import SystemClock
@testable import SystemReminders

struct SystemAppsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func metadata(
    _ name: String, _ intents: [any AppIntent.Type], _ provider: any AppShortcutsProvider.Type
  ) throws -> (AppMetadata, StringCatalog) {
    let path = root.appending(path: "Sources/System/\(name)/Localizable.xcstrings").path
    let table = try StringCatalog(contentsOfFile: path)
    let declaration = AppDeclaration(
      id: name, intents: intents, providers: [provider],
      strings: AppStrings(tables: ["Localizable": table]))
    return (try declaration.metadata(), table)
  }

  @Test func `every text is there in both languages`() throws {
    let apps = [
      try Self.metadata("SystemCalendar", [CreateEventIntent.self], CalendarShortcuts.self),
      try Self.metadata(
        "SystemReminders",
        [AddReminderIntent.self, ShowRemindersIntent.self, CompleteReminderIntent.self],
        RemindersShortcuts.self),
      try Self.metadata(
        "SystemClock", [StartTimerIntent.self, ShowTimersIntent.self, CancelTimerIntent.self],
        ClockShortcuts.self),
    ]
    for (metadata, table) in apps {
      var texts = metadata.intents.map(\.title) + metadata.intents.compactMap(\.description)
      texts += metadata.shortcuts.compactMap(\.shortTitle) + metadata.entities.map(\.typeName)
      texts += metadata.intents.flatMap(\.parameters).flatMap {
        [$0.title] + [$0.requestValueDialog].compactMap(\.self)
      }
      #expect(texts.count >= 6)
      for text in texts { #expect(text.text(in: "ko") != text.text(in: "en"), "\(text.key)") }
      for key in table.keys {
        for locale in ["en", "ko"] {
          #expect(!table.strings(forKey: key, locale: locale).isEmpty, "\(key) in \(locale)")
        }
      }
    }
  }

  @Test func `the calendar asks what the device asks`() throws {
    let (metadata, _) = try Self.metadata(
      "SystemCalendar", [CreateEventIntent.self], CalendarShortcuts.self)
    let questions = metadata.intents[0].parameters.map { $0.requestValueDialog }
    #expect(
      questions.map { $0?.text(in: "ko") } == ["이름을 뭐라고 할까요?", "일정을 언제로 설정할까요?"])
    #expect(
      questions.map { $0?.text(in: "en") } == ["What should it be called?", "When should it be?"])
  }

  @Test func `an event without a time is of the whole day, and no day is no event`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Seoul"))
    let now = Date(timeIntervalSince1970: 1_796_083_200)
    func time(_ year: Int, _ month: Int, _ day: Int?, _ hour: Int? = nil) -> SystemCalendar
      .EventTime?
    {
      SystemCalendar.EventTime(
        DateComponents(year: year, month: month, day: day, hour: hour, minute: hour.map { _ in 0 }),
        in: calendar, now: now)
    }
    let day = try #require(time(2026, 12, 24))
    #expect(day.isAllDay && day.end == day.start)
    let hour = try #require(time(2026, 12, 24, 15))
    #expect(!hour.isAllDay && hour.end.timeIntervalSince(hour.start) == 3600)
    #expect(time(2026, 2, 30) == nil && time(2026, 2, nil) == nil)
    let style = EventTimeStyle(locale: Locale(identifier: "en-US"), timeZone: calendar.timeZone)
    #expect(style.format(day) == "Thursday, December 24")
    #expect(
      style.format(try #require(time(2027, 1, 2))).contains("2027"), "another year is said")
    let korean = style.locale(Locale(identifier: "ko-KR"))
    #expect(korean.format(hour).replacing("\u{202F}", with: " ") == "12월 24일(목) 오후 3:00")
  }

  @Test func `a write that nobody confirms is not called a failure, nor a success`() {
    let unknown = EKError(.internalFailure, systemError: .EIO, isOutcomeUnknown: true)
    #expect(SystemCalendar.CalendarError(unknown) == .unconfirmed)
    #expect(SystemCalendar.CalendarError(EKError(.calendarReadOnly)) == .unavailable)
  }

  @Test func `reminders are kept by due time, and done once`() throws {
    let store = try ReminderStore(path: ":memory:")
    let later = try store.add(title: "Later", due: Date(timeIntervalSince1970: 20), hasTime: true)
    let sooner = try store.add(
      title: "Sooner", due: Date(timeIntervalSince1970: 10), hasTime: false)
    #expect(try store.reminders() == [sooner, later])
    #expect(try store.complete(sooner.number))
    #expect(try !store.complete(sooner.number))
    #expect(try store.reminders() == [later])
    let third = try store.add(title: "Third", due: Date(timeIntervalSince1970: 5), hasTime: true)
    #expect(third.number > later.number, "a number never comes back")
  }

  @Test func `a file that cannot be opened is said`() {
    #expect(throws: ReminderError.storageUnavailable) {
      try ReminderStore(path: "/dev/null/reminders.sqlite")
    }
    #expect(throws: TimerError.storageUnavailable) {
      try TimerStore(path: "/dev/null/timers.sqlite")
    }
  }

  @Test(
    arguments: [
      ("5 minutes", 300), ("five minute", 300), ("1 hour 30 minutes", 5400), ("90초", 90),
      ("한 시간 반", 5400), ("칠분", 420), ("kitchen", nil), ("0 seconds", nil), ("25 hours", nil),
      ("0.5 seconds", nil), ("", nil),
    ] as [(String, Int?)])
  func `a length is whole seconds up to a day, in either language`(_ words: String, _ seconds: Int?)
  {
    #expect(TimerLength(words: words)?.seconds == seconds)
  }

  @Test func `timers end to the moment, and are forgotten a day after`() throws {
    let store = try TimerStore(path: ":memory:")
    let now = Date(timeIntervalSince1970: 1000.25)
    let short = try store.start(try #require(TimerLength(seconds: 90)), at: now)
    let long = try store.start(try #require(TimerLength(seconds: 600)), at: now)
    #expect(try store.timers().map(\.number) == [short.number, long.number])
    #expect(try store.timers()[0].end == now.addingTimeInterval(90))
    #expect(TimerMoment(short, at: now.addingTimeInterval(30.5)).remaining == 60)
    #expect(TimerMoment(short, at: now.addingTimeInterval(90)).remaining == 0)
    #expect(try store.cancel(long.number))
    #expect(try !store.cancel(long.number))
    let other = try store.start(
      try #require(TimerLength(seconds: 60)), at: now.addingTimeInterval(90 + 86_401))
    #expect(try store.timers().map(\.number) == [other.number])
  }
}
