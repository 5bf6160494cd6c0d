package import IntentRecognition

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

  /// What calendar and clock on the wall show at a moment.
  package func civil(at seconds: Double) -> (date: CivilDate, time: ClockTime) {
    ReferenceTime(now: Int(seconds.rounded(.down)), offset: offset(at:)).civil
  }

  /// A moment in the form of RFC 3339; without the time when it is the beginning of a day.
  package func timestamp(_ seconds: Double) -> String {
    let (date, time) = civil(at: seconds)
    return time.secondsSinceMidnight == 0 ? date.description : fullTimestamp(seconds)
  }

  /// A moment in the form of RFC 3339, with time and offset.
  package func fullTimestamp(_ seconds: Double) -> String {
    let (date, time) = civil(at: seconds)
    let minutes = offset(at: Int(seconds.rounded(.down))) / 60
    let clock = [time.hour, time.minute, time.second].map(padded).joined(separator: ":")
    let shift = [abs(minutes) / 60, abs(minutes) % 60].map(padded).joined(separator: ":")
    return "\(date)T\(clock)\(minutes < 0 ? "-" : "+")\(shift)"
  }

  private func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
