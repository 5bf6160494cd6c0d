import Foundation

/// What an app has said of an event, or been told of it.
struct EventContent: Hashable, Sendable {
  var title: String?
  var location: String?
  var notes: String?
  var url: URL?
  var start: Date?
  var end: Date?
  var isAllDay = false
  var timeZone: TimeZone?
}

extension EventContent {
  /// What an event of a calendar file looks like to an app on a device in a zone.
  init(_ properties: EventProperties, deviceZone: TimeZone) {
    self.init(
      title: properties.title, location: properties.location, notes: properties.notes,
      url: properties.url.flatMap(URL.init(string:)),
      start: properties.start.date(in: deviceZone), end: properties.end.date(in: deviceZone),
      isAllDay: properties.start.isDay, timeZone: properties.start.timeZone)
    // Whole days end with the last second of the last one, which is what Apple's store says.
    if isAllDay { end = end?.addingTimeInterval(-1) }
  }

  /// What a calendar file has to say of the event.
  func properties(deviceZone: TimeZone) throws(EKError) -> EventProperties {
    guard let start else { throw EKError(.noStartDate) }
    guard let end else { throw EKError(.noEndDate) }
    guard start <= end else { throw EKError(.datesInverted) }
    let first = WallTime(start, in: timeZone ?? deviceZone)
    let last = WallTime(end, in: timeZone ?? deviceZone)
    guard (1...9998).contains(first.year), (1...9998).contains(last.year) else {
      throw EKError(.startDateTooFarInFuture)
    }
    return EventProperties(
      title: title, location: location, notes: notes, url: url?.absoluteString,
      start: isAllDay ? .day(first.startOfDay) : time(first, start),
      end: isAllDay ? .day(last.startOfDay(after: 1)) : time(last, end)
    ).normalized
  }

  private func time(_ wall: WallTime, _ date: Date) -> EventTime {
    guard let timeZone else { return .floating(wall) }
    if Self.universal.contains(timeZone.identifier) { return .utc(WallTime(date, in: .gmt)) }
    return .zoned(wall, zone: timeZone.identifier)
  }

  /// The names of the zone that a calendar file needs no rules for.
  private static let universal: Set = ["GMT", "UTC", "Etc/UTC", "Etc/GMT", "Zulu"]
}
