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
