/// Reads days and times in any of the known languages.
struct DateParser {
  let reference: ReferenceTime
  let numbers: NumberParser
  let locale: String
  let today: CivilDate
  let now: ClockTime

  init(reference: ReferenceTime, locale: String) {
    self.reference = reference
    self.locale = locale
    numbers = NumberParser(locale: locale)
    (today, now) = reference.civil
  }

  /// The ways to read a day, a time or both here, with where each ends.
  func readings(_ start: ValueCursor) -> [(value: DateTimeValue, end: ValueCursor)] {
    var found: [(value: DateTimeValue, end: ValueCursor)] = []
    for (moment, cursor) in moments(start) { found.append((moment, cursor)) }
    let days = self.days(start)
    for (day, cursor) in days {
      var isTimed = false
      let isTonight = EnglishDates.isTonight(start)
      for (time, end) in times(afterDay(cursor), hasDay: true)
      where !isTonight || time.hour >= 12 || time.hour == 0 {
        found.append((DateTimeValue(date: day, time: time), end))
        isTimed = true
      }
      if !isTimed { found.append((DateTimeValue(date: day), partOfDay(cursor))) }
    }
    for (time, cursor) in times(start, hasDay: false) {
      var isDated = false
      for (day, end) in self.days(afterTime(cursor)) where end.position > cursor.position {
        found.append((DateTimeValue(date: day, time: time), end))
        isDated = true
      }
      if !isDated { found.append((DateTimeValue(time: time), cursor)) }
    }
    return found
  }

  private func afterDay(_ cursor: ValueCursor) -> ValueCursor {
    var cursor = cursor
    _ = cursor.symbol(",")
    if cursor.next == 0x74,
      cursor.attempt({ $0.symbol("t") && $0.next.map(ValueText.isDigit) == true ? true : nil })
        == true
    {
      return cursor
    }
    _ = cursor.attempt { $0.take("에") ? true : nil }
    return cursor
  }

  private func afterTime(_ cursor: ValueCursor) -> ValueCursor {
    var cursor = cursor
    _ = cursor.symbol(",")
    _ = cursor.word("on")
    return cursor
  }

  /// "tomorrow morning" is tomorrow: the part of the day alone names no time.
  private func partOfDay(_ cursor: ValueCursor) -> ValueCursor {
    var cursor = cursor
    _ = cursor.word(["morning", "afternoon", "evening", "night"])
    return cursor
  }

  private func days(_ start: ValueCursor) -> [(CivilDate, ValueCursor)] {
    var found = plainDays(start).map { day, end in (day, afterWeekday(of: day, end)) }
    // "Thursday, December 24"
    var cursor = start
    if let weekday = weekday(&cursor) {
      _ = cursor.symbol(",")
      found += plainDays(cursor).filter { $0.0.weekday == weekday }
    }
    return found
  }

  private func plainDays(_ start: ValueCursor) -> [(CivilDate, ValueCursor)] {
    numericDays(start) + EnglishDates(parser: self).days(start)
      + KoreanDates(parser: self).days(start)
  }

  /// Passes over the weekday of a day, when it is the right one.
  private func afterWeekday(of day: CivilDate, _ end: ValueCursor) -> ValueCursor {
    var cursor = end
    _ = cursor.symbol(",")
    return weekday(&cursor) == day.weekday ? cursor : end
  }

  private func weekday(_ cursor: inout ValueCursor) -> Int? {
    cursor.attempt { cursor in
      cursor.skipSpace()
      return cursor.word(EnglishDates.weekdays) ?? cursor.take(KoreanDates.weekdays)
    }
  }

  private func times(_ start: ValueCursor, hasDay: Bool) -> [(ClockTime, ValueCursor)] {
    digitalTimes(start, hasDay: hasDay) + EnglishDates(parser: self).times(start, hasDay: hasDay)
      + KoreanDates(parser: self).times(start)
  }

  /// "in 5 minutes", 두 시간 뒤: a moment counted from now.
  private func moments(_ start: ValueCursor) -> [(DateTimeValue, ValueCursor)] {
    let durations = DurationParser(numbers: numbers)
    var found: [(DateTimeValue, ValueCursor)] = []
    func add(_ seconds: Double, _ cursor: ValueCursor) {
      let civil = reference.civil(at: reference.now + Int(seconds))
      found.append((DateTimeValue(date: civil.date, time: civil.time), cursor))
    }
    var cursor = start
    if cursor.word("in"), let (seconds, end) = durations.reading(cursor),
      durations.isClocked(cursor, end)
    {
      add(seconds, end)
    }
    cursor = start
    if let (seconds, end) = durations.reading(cursor), durations.isClocked(start, end) {
      cursor = end
      if cursor.words("from", "now") || cursor.word("later") || cursor.take("뒤") || cursor.take("후")
        || cursor.take("있다가") || cursor.take("이따가")
      {
        add(seconds, cursor)
      } else if cursor.word("ago") || cursor.take("전") {
        add(-seconds, cursor)
      }
    }
    return found
  }

  /// 2026-12-24, 2026.12.24, 12/24, 24.12.2026 as the locale has it.
  private func numericDays(_ start: ValueCursor) -> [(CivilDate, ValueCursor)] {
    for separator: Unicode.Scalar in ["-", "/", "."] {
      var cursor = start
      cursor.skipSpace()
      guard let first = cursor.digits(1...4), cursor.symbol(separator) else { continue }
      cursor.skipSpace()
      guard let second = cursor.digits(1...2) else { continue }
      var end = cursor
      let third = cursor.attempt { cursor -> Int? in
        guard cursor.symbol(separator) else { return nil }
        cursor.skipSpace()
        return cursor.digits(1...4)
      }
      if let third {
        end = cursor
        _ = end.symbol(separator == "." ? "." : "\0")
        let fields = first > 31 ? (first, second, third) : dayFields(first, second, third)
        if let day = CivilDate(year: fullYear(fields.0), month: fields.1, day: fields.2) {
          return [(day, end)]
        }
      } else if separator == "/" {
        let (_, month, day) = dayFields(first, second, today.year)
        return coming(month: month, day: day).map { [($0, end)] } ?? []
      }
    }
    return []
  }

  /// Year, month and day from three numbers that begin with no year.
  private func dayFields(_ first: Int, _ second: Int, _ third: Int) -> (Int, Int, Int) {
    let name = LocaleName(locale)
    let isMonthFirst =
      ["ko", "ja", "zh"].contains(name.language) || name == LocaleName("en")
      || name == LocaleName("en-US")
    let monthFirst = (isMonthFirst && first <= 12) || second > 12
    return monthFirst ? (third, first, second) : (third, second, first)
  }

  private func fullYear(_ year: Int) -> Int { year < 100 ? 2000 + year : year }

  /// The next such day, today included.
  func coming(month: Int, day: Int) -> CivilDate? {
    for year in today.year...(today.year + 8) {
      if let date = CivilDate(year: year, month: month, day: day), date >= today { return date }
    }
    return nil
  }

  /// The next day of the month with this number, today included.
  func coming(day: Int) -> CivilDate? {
    for months in 0..<12 {
      let first = CivilDate(year: today.year, month: today.month, day: 1)?.adding(months: months)
      if let first, let date = CivilDate(year: first.year, month: first.month, day: day),
        date >= today
      {
        return date
      }
    }
    return nil
  }

  /// 15:30, 3:30 pm.
  private func digitalTimes(_ start: ValueCursor, hasDay: Bool) -> [(ClockTime, ValueCursor)] {
    var cursor = start
    _ = cursor.word(["at", "by", "from", "around"])
    cursor.skipSpace()
    let half = KoreanDates.half(&cursor)
    cursor.skipSpace()
    guard let hour = cursor.digits(1...2), cursor.symbol(":"), let minute = cursor.digits(2...2)
    else {
      return []
    }
    var second = 0
    if let seconds = cursor.attempt({ $0.symbol(":") ? $0.digits(2...2) : nil }) {
      second = seconds
    }
    let meridiem = half ?? EnglishDates.half(&cursor)
    return clock(hour, minute, meridiem).compactMap { time in
      ClockTime(hour: time.hour, minute: time.minute, second: second).map { ($0, cursor) }
    }
  }

  /// The times that an hour may mean; without a half of the day both, the next to come first.
  func clock(_ hour: Int, _ minute: Int, _ half: DayHalf?) -> [ClockTime] {
    switch half {
    case .morning?:
      return [ClockTime(hour: hour == 12 ? 0 : hour, minute: minute)].compactMap {
        hour > 12 ? nil : $0
      }
    case .afternoon?:
      return [ClockTime(hour: hour < 12 ? hour + 12 : hour, minute: minute)].compactMap(\.self)
    case .night?:
      let isLate = hour >= 6 && hour < 12
      let late = isLate ? hour + 12 : hour == 12 ? 0 : hour
      return [ClockTime(hour: late, minute: minute)].compactMap(\.self)
    case nil:
      guard hour >= 1, hour <= 12 else {
        return [ClockTime(hour: hour, minute: minute)].compactMap(\.self)
      }
      let both = [hour % 12, hour % 12 + 12].compactMap { ClockTime(hour: $0, minute: minute) }
      return both.filter { $0 >= now } + both.filter { $0 < now }
    }
  }
}

/// The half of the day that words name.
enum DayHalf {
  case morning
  case afternoon
  /// Late in the evening or after midnight, whichever the hour suits.
  case night
}
