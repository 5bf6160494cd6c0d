import Foundation

/// A date and a time of day as a clock on the wall shows them.
struct WallTime: Hashable, Sendable {
  var year: Int
  var month: Int
  var day: Int
  var hour = 0
  var minute = 0
  var second = 0

  /// The start of the same day.
  var startOfDay: WallTime { WallTime(year: year, month: month, day: day) }
}

extension WallTime {
  /// What the clocks of a zone show at an instant.
  init(_ date: Date, in zone: TimeZone) {
    let parts = Self.calendar(zone).dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    let year = parts.year ?? 0
    self.init(
      year: parts.era == 0 ? 1 - year : year, month: parts.month ?? 1, day: parts.day ?? 1,
      hour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0)
  }

  /// The instant at which the clocks of a zone show this.
  func date(in zone: TimeZone) -> Date? {
    Self.calendar(zone).date(
      from: DateComponents(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second))
  }

  /// The start of the day that lies a number of days later.
  func startOfDay(after days: Int) -> WallTime {
    let calendar = Self.calendar(.gmt)
    let later = startOfDay.date(in: .gmt).flatMap {
      calendar.date(byAdding: .day, value: days, to: $0)
    }
    return later.map { WallTime($0, in: .gmt) } ?? startOfDay
  }

  private static func calendar(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
