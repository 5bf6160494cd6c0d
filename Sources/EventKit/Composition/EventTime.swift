import Foundation

/// When an event begins or ends, as a calendar file says it.
enum EventTime: Hashable, Sendable {
  /// A whole day, the same day everywhere.
  case day(WallTime)
  /// A time on the clocks of a zone, by the zone's Olson name.
  case zoned(WallTime, zone: String)
  /// A time on the clocks of wherever the person is.
  case floating(WallTime)
  /// An instant.
  case utc(WallTime)

  /// The clock's reading, without the zone.
  var wall: WallTime {
    switch self {
    case .day(let wall), .zoned(let wall, _), .floating(let wall), .utc(let wall): wall
    }
  }

  /// Whether it is a whole day.
  var isDay: Bool {
    switch self {
    case .day: true
    case .zoned, .floating, .utc: false
    }
  }

  /// The zone that the time is given in, `nil` for a day and a floating time.
  var timeZone: TimeZone? {
    switch self {
    case .day, .floating: nil
    case .zoned(_, let zone): TimeZone(identifier: zone)
    case .utc: .gmt
    }
  }

  /// The instant; days and floating times are those of the given zone.
  func date(in zone: TimeZone) -> Date? {
    wall.date(in: timeZone ?? zone)
  }
}
