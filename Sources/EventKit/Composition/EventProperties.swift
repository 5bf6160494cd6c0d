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

  /// The same, with texts that a file may hold: see ``CalendarText``.
  var normalized: EventProperties {
    var clean = self
    clean.title = title.map(CalendarText.clean)
    clean.location = location.map(CalendarText.clean)
    clean.notes = notes.map(CalendarText.clean)
    clean.url = url.map(CalendarText.clean)
    // A file cannot tell an empty text from none.
    if clean.title?.isEmpty == true { clean.title = nil }
    if clean.location?.isEmpty == true { clean.location = nil }
    if clean.notes?.isEmpty == true { clean.notes = nil }
    if clean.url?.isEmpty == true { clean.url = nil }
    return clean
  }
}
