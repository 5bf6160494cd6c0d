import Foundation

/// The predicate of a time span, which ``EKEventStore/events(matching:)`` takes apart again.
final class EventPredicate: NSPredicate {
  /// The calendars to look in, `nil` for all.
  let calendarIdentifiers: Set<String>?

  init(span: Range<Date>, calendarIdentifiers: Set<String>?) {
    self.calendarIdentifiers = calendarIdentifiers
    super.init { object, _ in
      guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate
      else { return false }
      return Self.overlaps(start, end, span)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Whether an event and a span share a moment; an event without length is a moment.
  static func overlaps(_ start: Date, _ end: Date, _ span: Range<Date>) -> Bool {
    start < span.upperBound && (end > span.lowerBound || start >= span.lowerBound)
  }
}
