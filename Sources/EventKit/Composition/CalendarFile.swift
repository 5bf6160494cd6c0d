private import CLibical

/// The bytes of an `.ics` file with one event in it, written and read through libical.
enum CalendarFile {
  /// What wrote a file, as its PRODID says.
  static let productIdentifier = "-//Behest//EventKit//EN"

  /// An event as a file holds it.
  struct Event: Hashable, Sendable {
    var identifier: EventIdentifier
    var properties: EventProperties
    /// How often the event has changed since it was first written.
    var sequence: Int
  }

  /// Composes the file of a new event.
  ///
  /// The same event gives the same bytes whenever it is composed: DTSTAMP is derived from it.
  static func compose(_ properties: EventProperties, identifier: EventIdentifier) -> [UInt8] {
    Libical.use {
      guard
        let file = CalendarComponent(owning: icalcomponent_new(ICAL_VCALENDAR_COMPONENT)),
        let event = icalcomponent_new(ICAL_VEVENT_COMPONENT)
      else { return [] }
      icalcomponent_add_property(file.pointer, icalproperty_new_version("2.0"))
      icalcomponent_add_property(file.pointer, icalproperty_new_prodid(productIdentifier))
      icalcomponent_add_property(event, icalproperty_new_uid(identifier.uid))
      icalcomponent_add_component(file.pointer, event)
      write(properties, sequence: 0, to: event, of: file)
      return file.bytes
    }
  }

  /// Brings a file up to date with an event, leaving alone what this store does not write.
  ///
  /// - Returns: The new bytes; `nil` when the file says the same already.
  /// - Throws: ``CalendarFolderError/damaged`` when the file does not hold the event.
  static func revise(
    _ bytes: [UInt8], to properties: (EventProperties) -> EventProperties,
    identifier: EventIdentifier
  ) throws(CalendarFolderError) -> [UInt8]? {
    let revised = Libical.use { () -> Result<[UInt8]?, CalendarFolderError> in
      guard
        let file = CalendarComponent(parsing: bytes),
        let event = masterEvent(of: file, where: { $0 == identifier.uid }),
        let present = read(event)
      else { return .failure(.damaged) }
      let wanted = properties(present.properties)
      if wanted == present.properties { return .success(nil) }
      write(wanted, sequence: present.sequence + 1, to: event, of: file)
      return .success(file.bytes)
    }
    return try revised.get()
  }

  /// Reads the event of a file; `nil` where there is none to be read.
  static func read(_ bytes: [UInt8]) -> Event? {
    Libical.use {
      guard let file = CalendarComponent(parsing: bytes) else { return nil }
      return masterEvent(of: file, where: { _ in true }).flatMap(read)
    }
  }

  /// The event itself rather than a changed occurrence of it, which has its own component.
  private static func masterEvent(
    of file: borrowing CalendarComponent, where matches: (String) -> Bool
  ) -> OpaquePointer? {
    let container =
      icalcomponent_isa(file.pointer) == ICAL_XROOT_COMPONENT
      ? icalcomponent_get_first_component(file.pointer, ICAL_VCALENDAR_COMPONENT) : file.pointer
    guard let container else { return nil }
    var event = icalcomponent_get_first_component(container, ICAL_VEVENT_COMPONENT)
    while let candidate = event {
      let uid = icalcomponent_get_uid(candidate).map { String(cString: $0) }
      let isOccurrence =
        icalcomponent_get_first_property(candidate, ICAL_RECURRENCEID_PROPERTY) != nil
      if let uid, !isOccurrence, matches(uid) { return candidate }
      event = icalcomponent_get_next_component(container, ICAL_VEVENT_COMPONENT)
    }
    return nil
  }
}
