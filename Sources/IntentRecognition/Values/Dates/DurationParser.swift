/// Reads how long something lasts: "an hour and a half", "1h 30m", 두 시간 반, 이틀.
struct DurationParser {
  let numbers: NumberParser

  private static let english: [String: Double] = [
    "second": 1, "seconds": 1, "sec": 1, "secs": 1, "s": 1, "minute": 60, "minutes": 60,
    "min": 60, "mins": 60, "m": 60, "hour": 3600, "hours": 3600, "hr": 3600, "hrs": 3600,
    "h": 3600, "day": 86400, "days": 86400, "week": 604_800, "weeks": 604_800,
    "fortnight": 1_209_600, "night": 86400, "nights": 86400, "millisecond": 0.001,
    "milliseconds": 0.001, "ms": 0.001,
  ]
  private static let korean: [(String, Double)] = [
    ("시간", 3600), ("주일", 604_800), ("주간", 604_800), ("주", 604_800), ("분", 60), ("초", 1),
    ("일", 86400), ("박", 86400),
  ]

  /// The seconds, and where the words end.
  func reading(_ start: ValueCursor) -> (seconds: Double, end: ValueCursor)? {
    var cursor = start
    var total = 0.0
    var least = Double.infinity
    var isRead = false
    while true {
      var next = cursor
      if isRead { _ = next.word("and") || next.symbol(",") }
      guard let (seconds, unit) = part(&next), unit < least else { break }
      total += seconds
      least = unit
      isRead = true
      cursor = next
      if let half = halfAfter(&cursor, unit) {
        total += half
        break
      }
    }
    return isRead ? (total, cursor) : nil
  }

  /// Whether a duration is made of hours, minutes or seconds, not of days.
  func isClocked(_ start: ValueCursor, _ end: ValueCursor) -> Bool {
    var cursor = start
    while cursor.position < end.position {
      guard let (_, unit) = part(&cursor) else {
        cursor.position += 1
        continue
      }
      if unit >= 86400 { return false }
    }
    return true
  }

  private func part(_ cursor: inout ValueCursor) -> (seconds: Double, unit: Double)? {
    if let days = cursor.take(KoreanDates.dayCounts) { return (Double(days) * 86400, 86400) }
    if cursor.attempt({ $0.take("반") && $0.take("시간") ? true : nil }) != nil { return (1800, 3600) }
    return cursor.attempt { cursor in
      let count = quantity(&cursor)
      guard let count else { return nil }
      if let unit = cursor.word(Self.english) ?? glued(&cursor) { return (count * unit, unit) }
      if let unit = cursor.take(Self.korean) { return (count * unit, unit) }
      return nil
    }
  }

  /// "half an hour", "a quarter of an hour", "an hour", "three".
  private func quantity(_ cursor: inout ValueCursor) -> Double? {
    if let fraction = cursor.attempt({ cursor -> Double? in
      _ = cursor.word("a")
      guard let fraction = cursor.word(["half": 0.5, "quarter": 0.25]) else { return nil }
      _ = cursor.word("of")
      guard cursor.word(["a", "an"]) != nil else { return nil }
      return fraction
    }) {
      return fraction
    }
    if let number = cursor.attempt({ numbers.magnitude(&$0) }) {
      _ = cursor.word("of")
      return number
    }
    return cursor.word(["a": 1.0, "an": 1.0])
  }

  /// 1h, 30m: the unit right after the digits.
  private func glued(_ cursor: inout ValueCursor) -> Double? {
    for (unit, seconds) in [("h", 3600.0), ("min", 60), ("m", 60), ("s", 1)]
    where cursor.suffix(unit) {
      return seconds
    }
    return nil
  }

  /// "and a half", 반.
  private func halfAfter(_ cursor: inout ValueCursor, _ unit: Double) -> Double? {
    if let fraction = EnglishNumbers.andFraction(&cursor) { return fraction * unit }
    guard unit <= 3600 else { return nil }
    return cursor.attempt { $0.take("반") ? unit / 2 : nil }
  }
}
