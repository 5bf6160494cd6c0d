import Foundation

/// A calendar: here, one folder of `.ics` files.
public final class EKCalendar: EKObject {
  /// The name that a person knows the calendar by.
  public let title: String
  /// What tells the calendar from all others: its folder's path.
  public let calendarIdentifier: String
  /// Whether events can be added.
  public let allowsContentModifications = true
  /// Whether the calendar itself cannot be renamed or removed; an app never can.
  public let isImmutable = true
  /// Whether the calendar follows one that somebody else publishes.
  public let isSubscribed = false
  /// The kinds of entities that the calendar keeps.
  public let allowedEntityTypes = EKEntityType.event

  init(title: String, path: String) {
    self.title = title
    calendarIdentifier = path
    super.init()
    isNew = false
  }

  /// Two objects are equal when they stand for one folder.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? EKCalendar)?.calendarIdentifier == calendarIdentifier
  }

  /// The hash of the folder's path.
  public override var hash: Int { calendarIdentifier.hashValue }
}
