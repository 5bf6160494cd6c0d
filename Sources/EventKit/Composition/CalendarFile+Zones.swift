import Foundation
private import CLibical

extension CalendarFile {
  /// A time as the file can say it: with the rules of its zone in the file, else as an instant.
  static func writable(
    _ time: EventTime, of properties: EventProperties, in file: borrowing CalendarComponent
  ) -> EventTime {
    guard case .zoned(_, let zone) = time else { return time }
    if define(zone, from: properties.start.wall.year, in: file) { return time }
    guard let date = time.date(in: .gmt) else { return time }
    return .utc(WallTime(date, in: .gmt))
  }

  /// Adds a zone's rules to a file that has none for it, from the given year on.
  ///
  /// What the zone did in the last century would be most of the file, and its offsets of odd
  /// seconds upset some readers.
  ///
  /// - Returns: Whether the file now has the zone's rules.
  private static func define(
    _ zone: String, from year: Int, in file: borrowing CalendarComponent
  ) -> Bool {
    if isDefined(zone, in: file) { return true }
    guard zone.utf8.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != 0x7F }),
      let rules = clical_copyZone(zone)
    else { return false }
    var start = icaltime_null_time()
    (start.year, start.month, start.day) = (Int32(clamping: year), 1, 1)
    start.zone = .init(icaltimezone_get_utc_timezone())
    icaltimezone_truncate_vtimezone(rules, start, icaltime_null_time(), 0)
    name(rules, zone)
    icalcomponent_add_component(file.pointer, rules)
    return true
  }

  /// Gives a zone's rules its Olson name: libical's own has the address of its project before it.
  private static func name(_ rules: OpaquePointer, _ zone: String) {
    guard let present = icalcomponent_get_first_property(rules, ICAL_TZID_PROPERTY) else {
      icalcomponent_add_property(rules, icalproperty_new_tzid(zone))
      return
    }
    icalproperty_set_tzid(present, zone)
  }

  private static func isDefined(_ zone: String, in file: borrowing CalendarComponent) -> Bool {
    var rules = icalcomponent_get_first_component(file.pointer, ICAL_VTIMEZONE_COMPONENT)
    while let candidate = rules {
      if let name = icalcomponent_get_first_property(candidate, ICAL_TZID_PROPERTY),
        let text = icalproperty_get_tzid(name), String(cString: text) == zone
      {
        return true
      }
      rules = icalcomponent_get_next_component(file.pointer, ICAL_VTIMEZONE_COMPONENT)
    }
    return false
  }
}
