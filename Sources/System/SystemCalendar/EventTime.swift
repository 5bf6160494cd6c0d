public import Foundation

/// When an event takes place: an hour at a time of day, or a whole day.
public struct EventTime: Hashable, Codable, Sendable {
  /// How long an event with a time lasts, in seconds.
  static let length: TimeInterval = 3600

  /// When it begins.
  public let start: Date
  /// Whether it is of the whole day.
  public let isAllDay: Bool
  /// Whether the day lies in another year than the present, so that the year has to be said.
  let isInOtherYear: Bool

  /// When it ends; an event of a whole day ends on that day.
  public var end: Date { isAllDay ? start : start.addingTimeInterval(Self.length) }

  /// Takes components; nil when they name no day.
  ///
  /// - Parameters:
  ///   - components: A year, a month and a day, and perhaps a time of day.
  ///   - calendar: The person's calendar, with its zone.
  ///   - now: The present.
  public init?(_ components: DateComponents, in calendar: Calendar, now: Date) {
    var components = components
    components.timeZone = calendar.timeZone
    guard components.day != nil, let start = calendar.date(from: components),
      calendar.component(.day, from: start) == components.day
    else { return nil }
    self.start = start
    isAllDay = components.hour == nil
    isInOtherYear = !calendar.isDate(start, equalTo: now, toGranularity: .year)
  }
}
