public import Foundation

/// An event of a calendar, as Apple has it.
public final class EKEvent: EKCalendarItem {
  /// When the event begins.
  // Apple declares it so, and apps compare it as if it were always there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var startDate: Date! {
    get { content.start }
    set { change { $0.start = newValue } }
  }

  /// When the event ends.
  ///
  /// An event of whole days lasts through the day that this lies in, as on Apple's systems: a stay
  /// of two nights ends on the day of the second night.
  // Apple declares it so, and apps compare it as if it were always there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var endDate: Date! {
    get { content.end }
    set { change { $0.end = newValue } }
  }

  /// Whether the event is of whole days; the times of day then say nothing.
  public var isAllDay: Bool {
    get { content.isAllDay }
    set { change { $0.isAllDay = newValue } }
  }

  /// The identifier to fetch the event with; `nil` until it has been saved.
  // Apple declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var eventIdentifier: String! { isNew ? nil : identifier.uid }

  let store: EKEventStore

  /// Makes an event that is in no calendar yet.
  public convenience init(eventStore: EKEventStore) {
    self.init(store: eventStore, identifier: EventIdentifier(uid: UUID().uuidString))
  }

  /// Makes an event that its app can find again: the same identifier always means the same event.
  ///
  /// Behest's addition. Saving such an event a second time finds the first, even when the app may
  /// add events only and see none. Apps do not share identifiers; each has its own.
  ///
  /// - Parameters:
  ///   - eventStore: The store to save the event with.
  ///   - externalIdentifier: The app's own name for it, for example a reservation's number.
  public convenience init(eventStore: EKEventStore, externalIdentifier: String) {
    let application = EventKitEnvironment.current.application
    self.init(
      store: eventStore,
      identifier: EventIdentifier(name: externalIdentifier, application: application))
  }

  init(
    store: EKEventStore, identifier: EventIdentifier, content: EventContent? = nil,
    calendar: EKCalendar? = nil
  ) {
    self.store = store
    let blank = EventContent(timeZone: EventKitEnvironment.current.timeZone)
    super.init(identifier: identifier, content: content ?? blank, calendar: calendar)
  }

  /// Compares by start, for sorting.
  public func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }

  /// Reads the event again, if nothing has been changed.
  ///
  /// - Returns: Whether the event is still in the calendar.
  public func refresh() -> Bool {
    guard let stored = store.event(withIdentifier: identifier.uid) else { return false }
    if !hasChanges {
      content = stored.content
      markSaved()
    }
    return true
  }
}
