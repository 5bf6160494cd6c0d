/// Days and times in Korean words.
struct KoreanDates {
  let parser: DateParser

  private static let relative: [(String, Int)] = [
    ("그저께", -2), ("그제", -2), ("엊그제", -2), ("어제", -1), ("오늘", 0), ("내일모레", 2), ("내일", 1),
    ("모레", 2), ("글피", 3),
  ]

  /// Native names of numbers of days.
  static let dayCounts: [(String, Int)] = [
    ("하루", 1), ("이틀", 2), ("사흘", 3), ("나흘", 4), ("닷새", 5), ("엿새", 6), ("이레", 7),
    ("여드레", 8), ("아흐레", 9), ("열흘", 10), ("보름", 15),
  ]

  static let weekdays: [(String, Int)] = [
    ("월요일", 1), ("화요일", 2), ("수요일", 3), ("목요일", 4), ("금요일", 5), ("토요일", 6), ("일요일", 7),
  ]

  private static let weeks: [(String, Int)] = [
    ("다다음주", 2), ("다음주", 1), ("담주", 1), ("이번주", 0), ("금주", 0), ("지난주", -1), ("저번주", -1),
    ("내주", 1),
  ]

  func days(_ start: ValueCursor) -> [(CivilDate, ValueCursor)] {
    var cursor = start
    if let day = cursor.attempt(counted) { return [(day, cursor)] }
    if let days = cursor.take(Self.relative) {
      return [(parser.today.adding(days: days), cursor)]
    }
    if let day = cursor.attempt(inWeek) { return [(day, cursor)] }
    if let day = cursor.attempt(written) { return [(day, cursor)] }
    return []
  }

  /// 이틀 뒤, 3일 후, 일주일 뒤, 두 달 전.
  private func counted(_ cursor: inout ValueCursor) -> CivilDate? {
    let days: Int
    var months = 0
    if let count = cursor.take(Self.dayCounts) {
      days = count
    } else {
      guard let count = parser.numbers.magnitude(&cursor).flatMap({ Int(exactly: $0) }),
        count < 10000
      else { return nil }
      if cursor.take("주일") || cursor.take("주") {
        days = 7 * count
      } else if cursor.take("일") {
        days = count
      } else if cursor.take("개월") || cursor.take("달") {
        (days, months) = (0, count)
      } else if cursor.take("년") {
        (days, months) = (0, 12 * count)
      } else {
        return nil
      }
    }
    let sign: Int
    if cursor.take("뒤") || cursor.take("후") || cursor.take("있다가") {
      sign = 1
    } else {
      guard cursor.take("전") else { return nil }
      sign = -1
    }
    return parser.today.adding(days: sign * days).adding(months: sign * months)
  }

  /// 다음 주 금요일, 이번 주 토요일, 금요일, 다음 주.
  private func inWeek(_ cursor: inout ValueCursor) -> CivilDate? {
    let today = parser.today
    let week = cursor.take(Self.weeks)
    let isComing = week == nil && (cursor.take("다음") || cursor.take("이번") || cursor.take("오는"))
    guard let weekday = cursor.take(Self.weekdays) else {
      return isComing ? nil : week.map { today.adding(days: 7 * $0) }
    }
    if let week { return today.adding(days: 7 * week + weekday - today.weekday) }
    return today.adding(days: (weekday - today.weekday + 7) % 7)
  }

  /// 2026년 12월 24일, 12월 24일, 십이월 이십사일, 24일.
  private func written(_ cursor: inout ValueCursor) -> CivilDate? {
    let before = cursor.text.scalars[..<cursor.position].last { $0 != 0x20 }
    let isAfterMonth = before == 0xC6D4
    let year = cursor.attempt { cursor -> Int? in
      if cursor.take("내년") { return parser.today.year + 1 }
      if cursor.take("올해") { return parser.today.year }
      guard let year = field(&cursor), cursor.take("년") else { return nil }
      return year < 100 ? 2000 + year : year
    }
    let month = cursor.attempt { cursor -> Int? in
      if cursor.take("다음달") { return parser.today.adding(months: 1).month }
      if cursor.take("이번달") { return parser.today.month }
      if cursor.take("시월") { return 10 }
      if cursor.take("유월") { return 6 }
      guard let month = field(&cursor), cursor.take("월") else { return nil }
      return month
    }
    guard
      let day = cursor.attempt({ cursor -> Int? in
        guard let day = field(&cursor), cursor.take("일") else { return nil }
        // 3일 뒤 counts days; 3일 동안 is how long.
        return ["뒤", "후", "전", "동안", "간"].contains { cursor.take($0) } ? nil : day
      })
    else { return nil }
    guard let month else { return year == nil && !isAfterMonth ? parser.coming(day: day) : nil }
    if let year { return CivilDate(year: year, month: month, day: day) }
    return parser.coming(month: month, day: day)
  }

  private func field(_ cursor: inout ValueCursor) -> Int? {
    cursor.attempt { cursor in
      cursor.skipSpace()
      if let digits = cursor.digits(1...4) { return digits }
      return sinoField(&cursor)
    }
  }

  /// A Sino-Korean number below a hundred that leaves the 일 of a day alone: 이십일일, 십일.
  private func sinoField(_ cursor: inout ValueCursor) -> Int? {
    for (word, value) in Self.fields {
      if let value = cursor.attempt({ cursor -> Int? in
        guard cursor.take(word) else { return nil }
        return ["일", "월", "년", "분"].contains { suffix in
          var rest = cursor
          return rest.take(suffix)
        } ? value : nil
      }) {
        return value
      }
    }
    return nil
  }

  private static let fields: [(String, Int)] = {
    let units = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
    var fields: [(String, Int)] = []
    for value in 1...59 {
      let ten = value / 10
      let word = (ten == 0 ? "" : ten == 1 ? "십" : units[ten] + "십") + units[value % 10]
      fields.append((word, value))
    }
    return fields.sorted { $0.0.unicodeScalars.count > $1.0.unicodeScalars.count }
  }()

  static func half(_ cursor: inout ValueCursor) -> DayHalf? {
    cursor.take([
      ("오전", DayHalf.morning), ("아침", .morning), ("새벽", .morning), ("오후", .afternoon),
      ("저녁", .afternoon), ("점심", .afternoon), ("낮", .afternoon), ("밤", .night),
    ])
  }

  /// 오후 두 시 반, 14시 30분, 정오, 자정.
  func times(_ start: ValueCursor) -> [(ClockTime, ValueCursor)] {
    var cursor = start
    let half = Self.half(&cursor)
    if half == nil, let hour = cursor.take([("정오", 12), ("자정", 0)]) {
      return [ClockTime(hour: hour)].compactMap { $0.map { ($0, cursor) } }
    }
    guard let hour = cursor.attempt(hour) else { return [] }
    var minute = 0
    if cursor.attempt({ $0.take("반") ? true : nil }) != nil {
      minute = 30
    } else if let minutes = cursor.attempt({ cursor -> Int? in
      guard let minutes = field(&cursor), minutes < 60, cursor.take("분") else { return nil }
      return minutes
    }) {
      minute = minutes
    }
    if let early = cursor.attempt({ before(hour, minute, &$0) }) {
      return parser.clock(early.hour, early.minute, half).map { ($0, cursor) }
    }
    return parser.clock(hour, minute, half).map { ($0, cursor) }
  }

  /// 세 시 오 분 전 is five to three; 세 시 반 전 and 열 시 삼십 분 전에 are before then.
  private func before(
    _ hour: Int, _ minute: Int, _ cursor: inout ValueCursor
  ) -> (hour: Int, minute: Int)? {
    guard (1...20).contains(minute), hour >= 1, cursor.take("전"), !cursor.take("에") else {
      return nil
    }
    return (hour == 1 ? 12 : hour - 1, 60 - minute)
  }

  private func hour(_ cursor: inout ValueCursor) -> Int? {
    cursor.skipSpace()
    guard let hour = cursor.digits(1...2) ?? Self.hours.first(where: { cursor.take($0.0) })?.1,
      hour <= 24, cursor.take("시")
    else { return nil }
    // 두 시간 is how long, not when.
    return cursor.next == 0xAC04 ? nil : hour == 24 ? 0 : hour
  }

  private static let hours: [(String, Int)] = [
    ("열한", 11), ("열두", 12), ("열", 10), ("다섯", 5), ("여섯", 6), ("일곱", 7), ("여덟", 8), ("아홉", 9),
    ("한", 1), ("두", 2), ("세", 3), ("네", 4),
  ]
}
