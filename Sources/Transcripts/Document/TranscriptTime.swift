/// A moment as a header gives it: ISO 8601 with an offset, `2026-12-01T09:00:00+09:00`.
package struct TranscriptTime: Hashable, Sendable {
  /// The moment in seconds since 1970-01-01 in UTC.
  package let epochSeconds: Int
  /// How far the clock on the wall is ahead of UTC, in seconds.
  package let offsetSeconds: Int

  package init(epochSeconds: Int, offsetSeconds: Int) {
    self.epochSeconds = epochSeconds
    self.offsetSeconds = offsetSeconds
  }

  /// Reads `YYYY-MM-DDTHH:MM`, with seconds if wanted, and `Z` or an offset.
  package init?(_ text: String) {
    var scanner = DigitScanner(bytes: Array(text.utf8))
    guard let year = scanner.number(4), scanner.take("-"), let month = scanner.number(2),
      scanner.take("-"), let day = scanner.number(2), scanner.take("T"),
      let hour = scanner.number(2), scanner.take(":"), let minute = scanner.number(2)
    else { return nil }
    var second = 0
    if scanner.take(":") {
      guard let value = scanner.number(2) else { return nil }
      second = value
    }
    guard let offset = scanner.offset(), scanner.isAtEnd, year >= 1,
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day),
      hour < 24, minute < 60, second < 60
    else { return nil }
    let days = Self.daysSince1970(year, month, day)
    offsetSeconds = offset
    epochSeconds = days * 86_400 + hour * 3_600 + minute * 60 + second - offset
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Counts days by years that begin in March, so that a leap day is the last one.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
