/// Days and times in English words.
struct EnglishDates {
  let parser: DateParser

  private static let months: [String: Int] = {
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    var months: [String: Int] = ["sept": 9]
    for (index, name) in names.enumerated() {
      months[name] = index + 1
      months[String(name.prefix(3))] = index + 1
    }
    return months
  }()

  static let weekdays: [String: Int] = [
    "monday": 1, "mon": 1, "tuesday": 2, "tue": 2, "tues": 2, "wednesday": 3, "wed": 3,
    "thursday": 4, "thu": 4, "thur": 4, "thurs": 4, "friday": 5, "fri": 5, "saturday": 6, "sat": 6,
    "sunday": 7, "sun": 7,
  ]

  private static let relative: [String: Int] = [
    "today": 0, "tonight": 0, "tomorrow": 1, "tmrw": 1, "tomorow": 1, "yesterday": -1,
  ]

  func days(_ start: ValueCursor) -> [(CivilDate, ValueCursor)] {
    var cursor = start
    _ = cursor.word("on")
    if let day = cursor.attempt(aroundTomorrow) ?? cursor.attempt(partOfToday)
      ?? cursor.word(Self.relative)
    {
      return [(parser.today.adding(days: day), cursor)]
    }
    if let day = cursor.attempt(counted) { return [(day, cursor)] }
    let weekdays = self.weekdays(cursor)
    if !weekdays.isEmpty { return weekdays }
    if let day = cursor.attempt(monthAndDay) ?? cursor.attempt(dayAndMonth) {
      return [(day, cursor)]
    }
    return []
  }

  static func isTonight(_ start: ValueCursor) -> Bool {
    var cursor = start
    return cursor.word("tonight")
  }

  /// "This evening" is today; the part of the day is left for what follows.
  private func partOfToday(_ cursor: inout ValueCursor) -> Int? {
    guard cursor.word("this") else { return nil }
    var rest = cursor
    return rest.word(["morning", "afternoon", "evening"]) == nil ? nil : 0
  }

  private func aroundTomorrow(_ cursor: inout ValueCursor) -> Int? {
    _ = cursor.word("the")
    guard cursor.word("day") else { return nil }
    if cursor.words("after", "tomorrow") { return 2 }
    return cursor.words("before", "yesterday") ? -2 : nil
  }

  /// "in 3 days", "a week from today", "two weeks ago", "next week".
  private func counted(_ cursor: inout ValueCursor) -> CivilDate? {
    if let week = cursor.attempt({ cursor -> Int? in
      guard let step = cursor.word(["next": 1, "last": -1]), cursor.word("week") else { return nil }
      return step
    }) {
      return parser.today.adding(days: 7 * week)
    }
    let isIn = cursor.word("in") || cursor.word("after")
    guard
      let count = article(&cursor)
        ?? parser.numbers.magnitude(&cursor).flatMap({ Int(exactly: $0) }),
      let unit = cursor.word([
        "day": 1, "days": 1, "week": 7, "weeks": 7, "month": 30, "months": 30, "year": 365,
        "years": 365,
      ]), abs(count) < 10000
    else { return nil }
    var sign = 1
    if cursor.word("ago") {
      sign = -1
    } else if !isIn {
      guard cursor.words("from", "now") || cursor.words("from", "today") || cursor.word("later")
      else { return nil }
    }
    switch unit {
    case 30: return parser.today.adding(months: sign * count)
    case 365: return parser.today.adding(months: 12 * sign * count)
    default: return parser.today.adding(days: sign * count * unit)
    }
  }

  private func article(_ cursor: inout ValueCursor) -> Int? {
    cursor.attempt { cursor in
      guard cursor.word(["a", "an", "one"]) != nil else { return nil }
      return cursor.attempt { $0.words("couple", "of") ? 2 : nil } ?? 1
    }
  }

  /// "Friday", "this Friday", "next Friday": next may mean the coming one or that of next week.
  private func weekdays(_ start: ValueCursor) -> [(CivilDate, ValueCursor)] {
    var cursor = start
    let which = cursor.word(["this", "coming", "next", "last", "past", "upcoming"])
    guard let weekday = cursor.word(Self.weekdays) else { return [] }
    let today = parser.today
    let ahead = (weekday - today.weekday + 7) % 7
    let nextWeek = today.adding(days: 8 - today.weekday + weekday - 1)
    switch which {
    case "next":
      let coming = today.adding(days: ahead == 0 ? 7 : ahead)
      return (nextWeek == coming ? [nextWeek] : [nextWeek, coming]).map { ($0, cursor) }
    case "last", "past":
      return [(today.adding(days: ahead == 0 ? -7 : ahead - 7), cursor)]
    default:
      let isNextWeek = cursor.attempt { $0.words("next", "week") ? true : nil } ?? false
      return [(isNextWeek ? nextWeek : today.adding(days: ahead), cursor)]
    }
  }

  /// "December 24th, 2026".
  private func monthAndDay(_ cursor: inout ValueCursor) -> CivilDate? {
    guard let month = cursor.word(Self.months) else { return nil }
    _ = cursor.symbol(".")
    _ = cursor.word("the")
    guard let day = dayNumber(&cursor) else { return nil }
    return date(month, day, year(&cursor))
  }

  /// "24 December", "the 24th of December", "the 24th".
  private func dayAndMonth(_ cursor: inout ValueCursor) -> CivilDate? {
    let hasArticle = cursor.word("the")
    let start = cursor.position
    guard let day = dayNumber(&cursor) else { return nil }
    let isOrdinal = cursor.text.scalars[start..<cursor.position].contains(where: ValueText.isLetter)
    let month = cursor.attempt { cursor -> Int? in
      _ = cursor.word("of")
      return cursor.word(Self.months)
    }
    if let month { return date(month, day, year(&cursor)) }
    return hasArticle && isOrdinal ? parser.coming(day: day) : nil
  }

  private func date(_ month: Int, _ day: Int, _ year: Int?) -> CivilDate? {
    if let year { return CivilDate(year: year, month: month, day: day) }
    return parser.coming(month: month, day: day)
  }

  private func dayNumber(_ cursor: inout ValueCursor) -> Int? {
    cursor.attempt { cursor in
      cursor.skipSpace()
      if let day = cursor.digits(1...2), (1...31).contains(day) {
        _ = cursor.attempt { cursor in
          ["st", "nd", "rd", "th"].first { cursor.suffix($0) }
        }
        let goesOn = cursor.next.map { ValueText.isLetter($0) || $0 == 0x3A } ?? false
        return goesOn ? nil : day
      }
      return OrdinalParser.english(&cursor).flatMap { (1...31).contains($0) ? $0 : nil }
    }
  }

  private func year(_ cursor: inout ValueCursor) -> Int? {
    cursor.attempt { cursor in
      _ = cursor.symbol(",")
      cursor.skipSpace()
      return cursor.digits(4...4)
    }
  }

  /// The half of the day that "am", "pm" or a part of the day says.
  static func half(_ cursor: inout ValueCursor) -> DayHalf? {
    cursor.attempt { cursor in
      cursor.skipSpace()
      if cursor.suffix("a.m.") || cursor.suffix("am") || cursor.suffix("a.m") { return .morning }
      if cursor.suffix("p.m.") || cursor.suffix("pm") || cursor.suffix("p.m") { return .afternoon }
      if cursor.words("in", "the", "morning") { return .morning }
      if cursor.words("in", "the", "afternoon") || cursor.words("in", "the", "evening") {
        return .afternoon
      }
      return cursor.words("at", "night") || cursor.word("tonight") ? .night : nil
    }
  }

  /// "3 pm", "half past two", "noon", "three in the afternoon".
  func times(_ start: ValueCursor, hasDay: Bool) -> [(ClockTime, ValueCursor)] {
    var cursor = start
    var half = cursor.word([
      "morning": DayHalf.morning, "afternoon": .afternoon, "evening": .afternoon, "night": .night,
    ])
    let isAt = cursor.word(["at", "by", "around", "from"]) != nil
    if let hour = cursor.word(["noon": 12, "midday": 12, "midnight": 0]) {
      return [ClockTime(hour: hour)].compactMap { $0.map { ($0, cursor) } }
    }
    let (hour, minute, isClock) = hourAndMinute(&cursor)
    guard let hour, (0...24).contains(hour) else { return [] }
    let written = Self.half(&cursor)
    half = written ?? half
    guard isAt || isClock || written != nil else { return [] }
    if written == nil, !isClock, !isAt, !hasDay { return [] }
    return parser.clock(hour, minute, half).map { ($0, cursor) }
  }

  private func hourAndMinute(_ cursor: inout ValueCursor) -> (Int?, Int, Bool) {
    if let past = cursor.attempt(pastOrTo) { return (past.hour, past.minute, true) }
    cursor.skipSpace()
    let start = cursor
    guard let hour = smallNumber(&cursor) else { return (nil, 0, false) }
    if cursor.word(["o'clock", "oclock"]) != nil { return (hour, 0, true) }
    if let minute = cursor.attempt({ cursor -> Int? in
      _ = cursor.word(["oh", "o"])
      return smallNumber(&cursor).flatMap { (1...59).contains($0) ? $0 : nil }
    }), hour <= 12 {
      // "Seven thirty" is a time; digits side by side are not.
      let isSpoken = start.next.map(ValueText.isDigit) == false
      return (hour, minute, isSpoken && hour >= 1 && minute >= 10)
    }
    return (hour, 0, false)
  }

  private func pastOrTo(_ cursor: inout ValueCursor) -> (hour: Int, minute: Int)? {
    let minute: Int
    if cursor.word("half") {
      minute = 30
    } else if cursor.attempt({ cursor in
      _ = cursor.word("a")
      return cursor.word("quarter") ? true : nil
    }) != nil {
      minute = 15
    } else {
      guard let count = smallNumber(&cursor), (1...59).contains(count) else { return nil }
      let isNamed = cursor.word(["minutes", "minute"]) != nil
      // "2 to 4" is a range of hours, "ten to four" a time.
      guard isNamed || count % 5 == 0 else { return nil }
      minute = count
    }
    let isPast = cursor.word(["past", "after"]) != nil
    guard isPast || cursor.word(["to", "before", "til", "till", "of"]) != nil,
      let hour = cursor.attempt({ $0.word("noon") || $0.word("midnight") ? 12 : nil })
        ?? smallNumber(&cursor),
      (0...23).contains(hour)
    else { return nil }
    return isPast ? (hour, minute) : ((hour + 23) % 24 == 0 ? 12 : (hour + 23) % 24, 60 - minute)
  }

  private func smallNumber(_ cursor: inout ValueCursor) -> Int? {
    cursor.attempt { cursor in
      cursor.skipSpace()
      if let digits = cursor.digits(1...2) {
        let goesOn = cursor.next == 0x3A || cursor.next == 0x2F || cursor.next == 0x25
        return goesOn ? nil : digits
      }
      guard let next = cursor.next, ValueText.isLetter(next),
        let value = EnglishNumbers.number(&cursor)
      else { return nil }
      return Int(exactly: value)
    }
  }
}

extension ValueCursor {
  /// Takes letters that end a word, no space before them.
  mutating func suffix(_ letters: String) -> Bool {
    attempt { cursor in
      for scalar in letters.unicodeScalars where !cursor.symbol(scalar) { return nil }
      return cursor.next.map(ValueText.isLetter) == true ? nil : true
    } ?? false
  }
}
