import Foundation
private import CLibical

extension CalendarFile {
  /// The properties that this store writes; all others of an event belong to whoever wrote them.
  private static let written = [
    ICAL_DTSTAMP_PROPERTY, ICAL_SEQUENCE_PROPERTY, ICAL_DTSTART_PROPERTY, ICAL_DTEND_PROPERTY,
    ICAL_DURATION_PROPERTY, ICAL_SUMMARY_PROPERTY, ICAL_LOCATION_PROPERTY,
    ICAL_DESCRIPTION_PROPERTY, ICAL_URL_PROPERTY,
  ]

  /// Puts an event's properties in the place of those that are there.
  static func write(
    _ properties: EventProperties, sequence: Int, to event: OpaquePointer,
    of file: borrowing CalendarComponent
  ) {
    for kind in written {
      while let present = icalcomponent_get_first_property(event, kind) {
        icalcomponent_remove_property(event, present)
        icalproperty_free(present)
      }
    }
    icalcomponent_add_property(event, icalproperty_new_dtstamp(stamp(of: properties)))
    icalcomponent_add_property(event, icalproperty_new_sequence(Int32(clamping: sequence)))
    let start = writable(properties.start, of: properties, in: file)
    let end = writable(properties.end, of: properties, in: file)
    add(icalproperty_new_dtstart(time(start)), in: start, to: event)
    add(icalproperty_new_dtend(time(end)), in: end, to: event)
    if let title = properties.title {
      icalcomponent_add_property(event, icalproperty_new_summary(title))
    }
    if let location = properties.location {
      icalcomponent_add_property(event, icalproperty_new_location(location))
    }
    if let notes = properties.notes {
      icalcomponent_add_property(event, icalproperty_new_description(notes))
    }
    if let url = properties.url {
      icalcomponent_add_property(event, icalproperty_new_url(url))
    }
  }

  /// When the event was "made": its start, so that a retry composes the same bytes.
  private static func stamp(of properties: EventProperties) -> icaltimetype {
    let start =
      switch properties.start {
      case .zoned, .utc: properties.start.date(in: .gmt).map { WallTime($0, in: .gmt) }
      case .day, .floating: Optional<WallTime>.none
      }
    return time(.utc(start ?? properties.start.wall))
  }

  private static func add(
    _ property: OpaquePointer?, in time: EventTime, to event: OpaquePointer
  ) {
    guard let property else { return }
    if case .zoned(_, let zone) = time {
      icalproperty_add_parameter(property, icalparameter_new_tzid(zone))
    }
    icalcomponent_add_property(event, property)
  }

  private static func time(_ time: EventTime) -> icaltimetype {
    let wall = time.wall
    var value = icaltime_null_time()
    value.year = Int32(clamping: wall.year)
    value.month = Int32(clamping: wall.month)
    value.day = Int32(clamping: wall.day)
    switch time {
    case .day:
      value.is_date = 1
      return value
    case .zoned, .floating: break
    case .utc: value.zone = .init(icaltimezone_get_utc_timezone())
    }
    value.hour = Int32(clamping: wall.hour)
    value.minute = Int32(clamping: wall.minute)
    value.second = Int32(clamping: wall.second)
    return value
  }
}
