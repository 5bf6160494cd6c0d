/// A time of day.
package struct ClockTime: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var hour: Int
  package var minute: Int
  package var second: Int

  /// A time; nil when the clock never shows it.
  package init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time that many seconds after midnight, days beyond it aside.
  package init(secondsSinceMidnight seconds: Int) {
    let remainder = ((seconds % 86400) + 86400) % 86400
    hour = remainder / 3600
    minute = remainder / 60 % 60
    second = remainder % 60
  }

  package var secondsSinceMidnight: Int { hour * 3600 + minute * 60 + second }

  package static func < (left: ClockTime, right: ClockTime) -> Bool {
    left.secondsSinceMidnight < right.secondsSinceMidnight
  }

  package var description: String {
    [hour, minute, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
