import ExtensionProtocol
import Synchronization

/// The system calendar as an app knows it: Apple's names, over a folder of `.ics` files.
///
/// The person is asked through the conversation whether the app may use it. Any program that reads
/// vdir calendars (khal, vdirsyncer, Radicale) reads what is saved here.
///
/// A store may be shared; the events it hands out belong to the task that got them.
public final class EKEventStore: Sendable {
  /// What is to be done at the next ``commit()``.
  let uncommitted = Mutex<[Change]>([])
  /// Folders whose leftovers this store has removed.
  let swept = Mutex<Set<String>>([])

  /// Makes a store; asking and saving go through it.
  public init() {}

  /// What the person has said to this app's wish, without asking.
  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch entityType {
    case .event: EKAuthorizationStatus(CalendarPlace.current.status)
    case .reminder: .restricted
    }
  }

  /// The calendar that new events go to; `nil` while the app may not add any.
  public var defaultCalendarForNewEvents: EKCalendar? {
    switch CalendarPlace.current.status {
    case .fullAccess, .writeOnly: CalendarPlace.current.calendar
    case .notDetermined, .restricted, .denied: nil
    }
  }

  /// The calendars for a kind of entity.
  ///
  /// An app that may only add events sees the one calendar that they go to.
  public func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    switch entityType {
    case .event: defaultCalendarForNewEvents.map { [$0] } ?? []
    case .reminder: []
    }
  }

  /// The calendar of an identifier, if the app may use it.
  public func calendar(withIdentifier identifier: String) -> EKCalendar? {
    calendars(for: .event).first { $0.calendarIdentifier == identifier }
  }

  /// Forgets what has not been committed.
  public func reset() {
    uncommitted.withLock { $0 = [] }
  }
}
