import ExtensionProtocol
public import Foundation

extension EKEventStore {
  /// A predicate for the events that lie in a span of time, if only in part.
  ///
  /// - Parameters:
  ///   - startDate: Where the span begins.
  ///   - endDate: Where it ends; at most four years later counts, as on Apple's systems.
  ///   - calendars: The calendars to look in, `nil` for all.
  /// - Returns: A predicate for ``events(matching:)``.
  public func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let fourYears = TimeInterval(4 * 366 * 86400)
    let limit = min(endDate, startDate.addingTimeInterval(fourYears))
    return EventPredicate(
      span: startDate..<max(startDate, limit),
      calendarIdentifiers: calendars.map { Set($0.map(\.calendarIdentifier)) })
  }

  /// The events of the calendar that a predicate wants, by start.
  ///
  /// An app without full access sees none, not even those that it added itself. Repeating events
  /// are found by their first occurrence only.
  public func events(matching predicate: NSPredicate) -> [EKEvent] {
    let wanted = predicate as? EventPredicate
    if let identifiers = wanted?.calendarIdentifiers,
      !identifiers.contains(CalendarPlace.current.identity)
    {
      return []
    }
    return allEvents().filter { predicate.evaluate(with: $0) }
      .sorted { $0.compareStartDate(with: $1) == .orderedAscending }
  }

  /// The event of an identifier; `nil` when there is none, or the app may not see it.
  public func event(withIdentifier identifier: String) -> EKEvent? {
    let place = CalendarPlace.current
    guard place.status == .fullAccess, let folder = try? place.folder.opened(),
      let found = try? place.folder.find(EventIdentifier(uid: identifier), in: folder)
    else { return nil }
    return CalendarFile.read(found.bytes).map { event($0, in: place) }
  }

  /// The item of an identifier, which here is always an event.
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    event(withIdentifier: identifier)
  }

  private func allEvents() -> [EKEvent] {
    let place = CalendarPlace.current
    guard place.status == .fullAccess, let folder = try? place.folder.opened(),
      let names = try? place.folder.eventFileNames()
    else { return [] }
    return names.compactMap { name in
      // A file that cannot be read hides its own event only.
      guard let bytes = try? place.folder.bytes(of: name, in: folder) else { return nil }
      return CalendarFile.read(bytes).map { event($0, in: place) }
    }
  }

  private func event(_ stored: CalendarFile.Event, in place: CalendarPlace) -> EKEvent {
    let event = EKEvent(
      store: self, identifier: stored.identifier,
      content: EventContent(stored.properties, deviceZone: place.environment.timeZone),
      calendar: place.calendar)
    event.markSaved()
    return event
  }
}
