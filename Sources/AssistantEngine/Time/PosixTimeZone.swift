import IntentRecognition

/// The rule at the end of a zone file, in the form of POSIX's `TZ` (`EST5EDT,M3.2.0,M11.1.0`).
struct PosixTimeZone: Sendable {
  private let standard: Int
  private let summer: Summer?

  private struct Summer: Sendable {
    var offset: Int
    var begins: Change
    var ends: Change
  }

  /// A day of the year and the time on the wall at which the offset changes.
  fileprivate struct Change: Sendable {
    enum Day: Sendable {
      case weekday(month: Int, week: Int, weekday: Int)
      case day(Int, countsLeapDay: Bool)
    }
    var day: Day
    var second: Int
  }

  init?(_ text: String) {
    var reader = Reader(text: Array(text.utf8))
    guard reader.name(), let west = reader.time() else { return nil }
    standard = -west
    guard reader.name() else {
      summer = nil
      return
    }
    let offset = reader.time().map { -$0 } ?? standard + 3600
    guard let begins = reader.change(), let ends = reader.change() else { return nil }
    summer = Summer(offset: offset, begins: begins, ends: ends)
  }

  func offset(at seconds: Int) -> Int {
    guard let summer else { return standard }
    let year = ReferenceTime(now: seconds) { _ in standard }.civil.date.year
    let begins = summer.begins.wallSeconds(in: year) - standard
    let ends = summer.ends.wallSeconds(in: year) - summer.offset
    let isSummer =
      begins < ends ? (begins..<ends).contains(seconds) : !(ends..<begins).contains(seconds)
    return isSummer ? summer.offset : standard
  }

  private struct Reader {
    let text: [UInt8]
    var position = 0

    var next: UInt8? { position < text.count ? text[position] : nil }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }

    mutating func name() -> Bool {
      let start = position
      if take("<") {
        while let byte = next, byte != UInt8(ascii: ">") { position += 1 }
        return take(">")
      }
      while let byte = next, byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { position += 1 }
      return position > start
    }

    mutating func number() -> Int? {
      var value: Int?
      while let byte = next, byte >= 0x30, byte <= 0x39, (value ?? 0) < 100_000 {
        value = (value ?? 0) * 10 + Int(byte - 0x30)
        position += 1
      }
      return value
    }

    /// Reads `[+-]hh[:mm[:ss]]`, in seconds.
    mutating func time() -> Int? {
      let sign = take("-") ? -1 : 1
      _ = take("+")
      guard var seconds = number().map({ $0 * 3600 }) else { return nil }
      if take(":") { seconds += (number() ?? 0) * 60 }
      if take(":") { seconds += number() ?? 0 }
      return sign * seconds
    }

    mutating func change() -> Change? {
      guard take(",") else { return nil }
      let day: Change.Day
      if take("M") {
        guard let month = number(), take("."), let week = number(), take("."),
          let weekday = number()
        else { return nil }
        day = .weekday(month: month, week: week, weekday: weekday)
      } else if take("J") {
        guard let number = number() else { return nil }
        day = .day(number - 1, countsLeapDay: false)
      } else {
        guard let number = number() else { return nil }
        day = .day(number, countsLeapDay: true)
      }
      return Change(day: day, second: take("/") ? time() ?? 7200 : 7200)
    }
  }
}

extension PosixTimeZone.Change {
  /// When it comes in a year, in seconds since 1970-01-01T00:00:00 on the same wall.
  fileprivate func wallSeconds(in year: Int) -> Int {
    let newYear = Self.dayNumber(year, 1, 1)
    switch day {
    case .day(let number, let countsLeapDay):
      let isLeap = Self.dayNumber(year + 1, 1, 1) - newYear == 366
      let skipped = !countsLeapDay && isLeap && number >= 59 ? 1 : 0
      return (newYear + number + skipped) * 86_400 + second
    case .weekday(let month, let week, let weekday):
      let first = CivilDate(daysSinceEpoch: Self.dayNumber(year, month, 1))
      // A rule counts from Sunday as 0, a civil date to Sunday as 7.
      var number = first.daysSinceEpoch + (weekday - first.weekday + 7) % 7 + (week - 1) * 7
      let next =
        month == 12 ? Self.dayNumber(year + 1, 1, 1) : Self.dayNumber(year, month + 1, 1)
      while number >= next { number -= 7 }
      return number * 86_400 + second
    }
  }

  /// Days since 1970-01-01; a year that no calendar has counts as the first that one has.
  private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    CivilDate(year: min(max(year, 1), 9999), month: month, day: day)?.daysSinceEpoch ?? 0
  }
}
