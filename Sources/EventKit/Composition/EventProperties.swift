import Foundation

/// What a calendar file says of an event, as far as this store writes and reads it.
struct EventProperties: Hashable, Sendable {
  var title: String?
  var location: String?
  var notes: String?
  var url: String?
  var start: EventTime
  /// The end, which the event does not reach: for whole days, the day after the last.
  var end: EventTime

  /// The same, with what is not said here taken from another event.
  func filled(from other: EventProperties) -> EventProperties {
    var filled = self
    filled.title = title ?? other.title
    filled.location = location ?? other.location
    filled.notes = notes ?? other.notes
    filled.url = url ?? other.url
    return filled
  }

  /// The same, with texts that a file can hold and give back as they are.
  var normalized: EventProperties {
    var clean = self
    clean.title = title.flatMap(CalendarText.normalize)
    clean.location = location.flatMap(CalendarText.normalize)
    clean.notes = notes.flatMap(CalendarText.normalize)
    clean.url = url.flatMap(CalendarText.normalize)
    return clean
  }
}
