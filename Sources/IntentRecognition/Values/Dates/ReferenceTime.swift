/// The conversation's clock and zone, given as values: nothing here looks at the real ones.
package struct ReferenceTime: Sendable {
  /// The seconds since 1970 in universal time.
  package var now: Int
  /// How many seconds the zone is ahead of universal time at a moment.
  package var offset: @Sendable (_ seconds: Int) -> Int

  package init(now: Int, offset: @escaping @Sendable (_ seconds: Int) -> Int) {
    self.now = now
    self.offset = offset
  }

  /// The day and the time that the conversation's clock shows.
  package var civil: (date: CivilDate, time: ClockTime) { civil(at: now) }

  /// The day and the time of a moment in the zone.
  package func civil(at seconds: Int) -> (date: CivilDate, time: ClockTime) {
    let local = seconds + offset(seconds)
    let days = local >= 0 ? local / 86400 : (local - 86399) / 86400
    return (CivilDate(daysSinceEpoch: days), ClockTime(secondsSinceMidnight: local))
  }

  /// The moment at which the zone's clock shows a day and a time; where it never does, the moment
  /// that far after the change.
  package func seconds(_ date: CivilDate, _ time: ClockTime) -> Int {
    let local = date.daysSinceEpoch * 86400 + time.secondsSinceMidnight
    let first = local - offset(local)
    let second = local - offset(first)
    return second + offset(second) == local ? second : max(first, second)
  }
}
