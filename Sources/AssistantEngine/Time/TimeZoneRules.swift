import Glibc

/// The offsets of a time zone from UTC, now and at other times.
///
/// The process's own zone (`TZ`, `localtime`) is one for all threads; conversations that are
/// replayed side by side each have theirs. The data are the system's zone files (RFC 8536).
package struct TimeZoneRules: Equatable, Sendable {
  /// The zone's name (`Asia/Seoul`).
  package let identifier: String
  /// Moments at which the offset changes, ascending, and the offset from then on.
  private let transitions: [(at: Int, offset: Int)]
  private let firstOffset: Int
  /// What holds after the last transition.
  private let rule: PosixTimeZone?

  package static let utc = TimeZoneRules(
    identifier: "UTC", transitions: [], firstOffset: 0, rule: nil)

  init(
    identifier: String, transitions: [(at: Int, offset: Int)], firstOffset: Int,
    rule: PosixTimeZone?
  ) {
    self.identifier = identifier
    self.transitions = transitions
    self.firstOffset = firstOffset
    self.rule = rule
  }

  package static func == (left: TimeZoneRules, right: TimeZoneRules) -> Bool {
    left.identifier == right.identifier
  }

  /// The offset from UTC at a moment, in seconds east.
  package func offset(at seconds: Int) -> Int {
    guard let last = transitions.last else { return rule?.offset(at: seconds) ?? firstOffset }
    if seconds >= last.at { return rule?.offset(at: seconds) ?? last.offset }
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle].at <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffset : transitions[low - 1].offset
  }

  /// What a calendar on the wall shows at a moment.
  package func civilDate(at seconds: Double) -> CivilDate {
    let whole = Int(seconds.rounded(.down))
    return CivilDate(wallSeconds: whole + offset(at: whole))
  }

  /// A moment in the form of RFC 3339; without the time when it is the beginning of a day.
  package func timestamp(_ seconds: Double) -> String {
    let date = civilDate(at: seconds)
    return date.second == 0 ? day(date) : fullTimestamp(seconds)
  }

  /// A moment in the form of RFC 3339, with time and offset.
  package func fullTimestamp(_ seconds: Double) -> String {
    let date = civilDate(at: seconds)
    let clock = [date.second / 3600, date.second / 60 % 60, date.second % 60]
    let minutes = offset(at: Int(seconds.rounded(.down))) / 60
    let shift = [abs(minutes) / 60, abs(minutes) % 60].map { padded($0, 2) }.joined(separator: ":")
    let time = clock.map { padded($0, 2) }.joined(separator: ":")
    return "\(day(date))T\(time)\(minutes < 0 ? "-" : "+")\(shift)"
  }

  private func day(_ date: CivilDate) -> String {
    "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }

  private func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
