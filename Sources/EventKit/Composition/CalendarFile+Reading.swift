import Foundation
private import CLibical

extension CalendarFile {
  /// What an event's component says; `nil` when it has no UID or no usable times.
  static func read(_ event: OpaquePointer) -> Event? {
    guard
      let uid = icalcomponent_get_uid(event).map({ String(cString: $0) }),
      let start = time(of: icalcomponent_get_dtstart(event), ICAL_DTSTART_PROPERTY, in: event)
    else { return nil }
    let end = time(of: icalcomponent_get_dtend(event), ICAL_DTEND_PROPERTY, in: event)
    let properties = EventProperties(
      title: text(ICAL_SUMMARY_PROPERTY, of: event, icalproperty_get_summary),
      location: text(ICAL_LOCATION_PROPERTY, of: event, icalproperty_get_location),
      notes: text(ICAL_DESCRIPTION_PROPERTY, of: event, icalproperty_get_description),
      url: text(ICAL_URL_PROPERTY, of: event, icalproperty_get_url),
      start: start, end: end ?? impliedEnd(of: start))
    return Event(
      identifier: EventIdentifier(uid: uid), properties: properties.normalized,
      sequence: Int(icalcomponent_get_sequence(event)))
  }

  /// The end of an event that names none: a whole day is one day, a moment is a moment.
  private static func impliedEnd(of start: EventTime) -> EventTime {
    switch start {
    case .day(let wall): .day(wall.startOfDay(after: 1))
    case .zoned, .floating, .utc: start
    }
  }

  private static func text(
    _ kind: icalproperty_kind, of event: OpaquePointer,
    _ value: (OpaquePointer?) -> UnsafePointer<CChar>?
  ) -> String? {
    guard let property = icalcomponent_get_first_property(event, kind) else { return nil }
    return value(property).map { String(cString: $0) }
  }

  private static func time(
    of value: icaltimetype, _ kind: icalproperty_kind, in event: OpaquePointer
  ) -> EventTime? {
    guard icaltime_is_null_time(value) == 0, icaltime_is_valid_time(value) != 0 else { return nil }
    if value.is_date != 0 { return .day(wall(value).startOfDay) }
    if icaltime_is_utc(value) != 0 { return .utc(wall(value)) }
    // An end that comes from a duration is in the start's zone.
    let property =
      icalcomponent_get_first_property(event, kind)
      ?? icalcomponent_get_first_property(event, ICAL_DTSTART_PROPERTY)
    guard
      let parameter = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER),
      let name = icalparameter_get_tzid(parameter).map({ String(cString: $0) })
    else { return .floating(wall(value)) }
    if TimeZone(identifier: name) != nil { return .zoned(wall(value), zone: name) }
    // A name that only the file explains: libical has read the explanation.
    guard value.zone != nil else { return .floating(wall(value)) }
    return .utc(wall(icaltime_convert_to_zone(value, icaltimezone_get_utc_timezone())))
  }

  private static func wall(_ value: icaltimetype) -> WallTime {
    WallTime(
      year: Int(value.year), month: Int(value.month), day: Int(value.day), hour: Int(value.hour),
      minute: Int(value.minute), second: Int(value.second))
  }
}
