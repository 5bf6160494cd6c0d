import ExtensionProtocol
import Foundation
import Testing

@testable import EventKit

/// A calendar in a folder of its own, gone when the test ends.
final class TemporaryCalendar: Sendable {
  /// The folder that everything lies in.
  let root: URL
  /// The calendar's folder, which is not made here.
  let folder: URL
  let zone: TimeZone
  private let isOwned: Bool

  init(zone: String = "Asia/Seoul") throws {
    root = FileManager.default.temporaryDirectory.appending(path: "ek-\(UUID().uuidString)")
    folder = root.appending(path: "calendars/home")
    self.zone = try #require(TimeZone(identifier: zone))
    isOwned = true
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  /// The calendar that another process made, which keeps it.
  init(folder: String) throws {
    self.folder = URL(filePath: folder)
    root = self.folder
    zone = try #require(TimeZone(identifier: "Asia/Seoul"))
    isOwned = false
  }

  deinit {
    guard isOwned else { return }
    try? FileManager.default.removeItem(at: root)
  }

  /// The world as the app Stays sees it.
  func environment(_ permissions: any CalendarPermissions) -> EventKitEnvironment {
    EventKitEnvironment(
      permissions: permissions, variables: ["BEHEST_CALENDAR": folder.path],
      processName: "StaysExtension", timeZone: zone)
  }

  /// Runs a closure as an app with a permission would.
  @discardableResult
  func use<Result>(
    _ status: PermissionStatus = .fullAccess, _ body: () throws -> Result
  ) throws -> Result {
    try EventKitEnvironment.$current.withValue(
      environment(FixedPermissions(status)), operation: body)
  }

  /// The names of the files in the folder, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// The `.ics` files' bytes, by name.
  func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try names() where name.hasSuffix(".ics") {
      files[name] = Array(try Data(contentsOf: folder.appending(path: name)))
    }
    return files
  }

  /// Puts a file of another program into the calendar.
  func put(_ text: String, as name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.replacingOccurrences(of: "\n", with: "\r\n").utf8)
      .write(to: folder.appending(path: name))
  }

  /// An instant on the clocks of the calendar's zone.
  func date(_ day: Int, _ hour: Int = 0, _ minute: Int = 0) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return try #require(
      calendar.date(
        from: DateComponents(year: 2026, month: 12, day: day, hour: hour, minute: minute)))
  }

  /// A stay of two nights, whole days, as the app Stays would save it.
  func stay(_ store: EKEventStore, id: String = "dummy-1") throws -> EKEvent {
    let event = EKEvent(eventStore: store, externalIdentifier: id)
    event.calendar = store.defaultCalendarForNewEvents
    event.title = "부산 해운대 테스트 호텔"
    event.location = "부산"
    event.isAllDay = true
    event.startDate = try date(4, 9)
    event.endDate = try date(5, 9)
    return event
  }
}
