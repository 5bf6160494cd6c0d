/// A day, a time of day, or both, as words name it.
package struct DateTimeValue: Hashable, Sendable, CustomStringConvertible {
  package var date: CivilDate?
  package var time: ClockTime?

  package init(date: CivilDate? = nil, time: ClockTime? = nil) {
    self.date = date
    self.time = time
  }

  package var description: String {
    [date?.description, time?.description].compactMap(\.self).joined(separator: "T")
  }

  /// The first of some values to come after this one: "Monday to Wednesday" ends in that week,
  /// "two to four" within hours.
  func nextToCome(among ends: [DateTimeValue]) -> DateTimeValue? {
    guard var end = ends.first else { return nil }
    if let date, let other = end.date {
      let days = date.daysSinceEpoch - other.daysSinceEpoch
      if (1..<7).contains(days) { end.date = other.adding(days: 7) }
      return end
    }
    guard let time, date == nil else { return end }
    func wait(_ other: DateTimeValue) -> Int {
      let seconds = (other.time?.secondsSinceMidnight ?? 0) - time.secondsSinceMidnight
      return (seconds + 86400) % 86400
    }
    return ends.filter { $0.date == nil && $0.time != nil }.min { wait($0) < wait($1) } ?? end
  }

  /// The moment that is meant: a day without a time begins at midnight, a time without a day is
  /// the next one to come.
  package func seconds(since reference: ReferenceTime) -> Int {
    let now = reference.civil
    if let date { return reference.seconds(date, time ?? ClockTime(secondsSinceMidnight: 0)) }
    guard let time else { return reference.now }
    let day = time < now.time ? now.date.adding(days: 1) : now.date
    return reference.seconds(day, time)
  }
}
