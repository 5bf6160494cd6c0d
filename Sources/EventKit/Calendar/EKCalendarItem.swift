public import Foundation

/// What events have in common with reminders, as Apple has it.
///
/// An object belongs to the task that made it; only its store may be shared.
public class EKCalendarItem: EKObject {
  /// The calendar that the item is in or will be saved to.
  // Apple declares it so, and apps assign the optional `defaultCalendarForNewEvents` to it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var calendar: EKCalendar! {
    didSet { hasChanges = true }
  }

  /// The item's title.
  // Apple declares it so, and apps use it as if it were always there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var title: String! {
    get { content.title }
    set { change { $0.title = newValue } }
  }

  /// Where it takes place.
  public var location: String? {
    get { content.location }
    set { change { $0.location = newValue } }
  }

  /// What else there is to know.
  public var notes: String? {
    get { content.notes }
    set { change { $0.notes = newValue } }
  }

  /// Where the item can be looked at, often in the app that made it.
  public var url: URL? {
    get { content.url }
    set { change { $0.url = newValue } }
  }

  /// The zone that the times are given in; `nil` for the clocks of wherever the person is.
  ///
  /// A new item has the zone of the device.
  public var timeZone: TimeZone? {
    get { content.timeZone }
    set { change { $0.timeZone = newValue } }
  }

  /// Whether the item has notes.
  public var hasNotes: Bool { !(notes ?? "").isEmpty }

  /// The identifier of the item in this store: its UID.
  public var calendarItemIdentifier: String { identifier.uid }

  /// The identifier of the item in every calendar program that has a copy of it: its UID.
  // Apple declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var calendarItemExternalIdentifier: String! { identifier.uid }

  let identifier: EventIdentifier
  var content: EventContent
  /// What is in the calendar, as far as this object knows.
  private var savedContent: EventContent

  init(identifier: EventIdentifier, content: EventContent, calendar: EKCalendar?) {
    self.identifier = identifier
    self.content = content
    self.calendar = calendar
    savedContent = content
    super.init()
  }

  /// Changes the content and remembers that it is changed.
  func change(_ body: (inout EventContent) -> Void) {
    body(&content)
    hasChanges = true
  }

  /// Remembers that the calendar now has the content.
  func markSaved() {
    savedContent = content
    hasChanges = false
    isNew = false
  }

  public override func reset() {
    content = savedContent
    hasChanges = false
  }
}
