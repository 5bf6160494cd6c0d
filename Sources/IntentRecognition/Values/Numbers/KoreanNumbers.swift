/// Number words of Korean: Sino-Korean (삼십오), native (서른다섯) and digits with scales (3만 5천).
enum KoreanNumbers {
  private static let digits: [(String, Double)] = [
    ("영", 0), ("공", 0), ("일", 1), ("이", 2), ("삼", 3), ("사", 4), ("오", 5), ("육", 6), ("륙", 6),
    ("칠", 7), ("팔", 8), ("구", 9),
  ]
  private static let places: [(String, Double)] = [("천", 1000), ("백", 100), ("십", 10)]
  private static let scales: [(String, Double)] = [("조", 1e12), ("억", 1e8), ("만", 1e4)]
  private static let nativeTens: [(String, Double)] = [
    ("열", 10), ("스물", 20), ("스무", 20), ("서른", 30), ("마흔", 40), ("쉰", 50), ("예순", 60),
    ("일흔", 70), ("여든", 80), ("아흔", 90),
  ]
  /// The native units; the forms before a counter count as well.
  private static let nativeUnits: [(String, Double)] = [
    ("하나", 1), ("다섯", 5), ("여섯", 6), ("일곱", 7), ("여덟", 8), ("아홉", 9), ("둘", 2), ("셋", 3),
    ("넷", 4), ("한", 1), ("두", 2), ("세", 3), ("네", 4), ("석", 3), ("넉", 4), ("서너", 3),
  ]

  /// The words that count things, longer ones first.
  static let counters: [String] = """
    마리 그릇 인분 송이 켤레 자루 조각 세트 상자 박스 봉지 접시 묶음 다발 꼬치 덩이 덩어리 가지 군데 사람 학생 숟갈 스푼 방울
    개 명 분 권 장 잔 병 대 번 살 박 건 곳 벌 채 판 캔 통 컵 줄 모 쌍 알 척 편 곡 회 차 층 팀 종 칸 점 석 인 호 과 단 톨 입 매
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  static func number(
    _ cursor: inout ValueCursor, decimal: (inout ValueCursor) -> Double?
  ) -> Double? {
    if cursor.take("반다스") { return 6 }
    if let native = cursor.attempt(native) {
      return cursor.attempt { $0.take("다스") ? native * 12 : nil } ?? native
    }
    guard var value = cursor.attempt({ sino(&$0, decimal: decimal) }) else { return nil }
    if let fraction = cursor.attempt(point) { value += fraction }
    return value
  }

  /// Digits that a Korean scale follows: 3만, 1만 5천, 2천.
  static func mixed(
    _ cursor: inout ValueCursor, decimal: (inout ValueCursor) -> Double?
  ) -> Double? {
    var hasScale = false
    let value = sino(&cursor, decimal: decimal, hasScale: &hasScale)
    return hasScale ? value : nil
  }

  private static func point(_ cursor: inout ValueCursor) -> Double? {
    guard cursor.take("점") else { return nil }
    var fraction = ""
    while let digit = cursor.take(digits) { fraction += String(Int(digit)) }
    return fraction.isEmpty ? nil : Double("0." + fraction)
  }

  /// 열둘, 스물세 and the like; a lone 한 or 네 needs its counter.
  private static func native(_ cursor: inout ValueCursor) -> Double? {
    let ten = cursor.take(nativeTens)
    let start = cursor.position
    let unit = cursor.attempt { cursor -> (String, Double)? in
      for (word, value) in nativeUnits where cursor.take(word) { return (word, value) }
      return nil
    }
    guard ten != nil || unit != nil else { return nil }
    if let unit, ["한", "두", "세", "네", "석", "넉"].contains(unit.0), !isBeforeCounter(cursor) {
      guard let ten else { return nil }
      cursor.position = start
      return ten
    }
    return (ten ?? 0) + (unit?.1 ?? 0)
  }

  /// Whether something follows that is counted.
  static func isBeforeCounter(_ cursor: ValueCursor) -> Bool {
    var cursor = cursor
    return (counters + ["시간", "시", "달", "주", "해", "다스", "번째"]).contains { cursor.take($0) }
  }

  private static func sino(
    _ cursor: inout ValueCursor, decimal: (inout ValueCursor) -> Double?
  ) -> Double? {
    var hasScale = false
    return sino(&cursor, decimal: decimal, hasScale: &hasScale)
  }

  private static func sino(
    _ cursor: inout ValueCursor, decimal: (inout ValueCursor) -> Double?, hasScale: inout Bool
  ) -> Double? {
    var total = 0.0
    var least = Double.infinity
    var isRead = false
    while true {
      let before = cursor
      let group = belowTenThousand(&cursor, decimal: decimal, hasScale: &hasScale)
      let scale = cursor.attempt { cursor -> Double? in
        // 만 is also a particle; as a number it goes on or something is counted.
        cursor.take(scales.filter { $0.1 < least })
      }
      if let scale {
        hasScale = true
        total += (group ?? 1) * scale
        least = scale
        isRead = true
      } else if let group {
        if group >= 10000, isRead {
          cursor = before
          return total
        }
        return total + group
      } else {
        return isRead ? total : nil
      }
    }
  }

  private static func belowTenThousand(
    _ cursor: inout ValueCursor, decimal: (inout ValueCursor) -> Double?, hasScale: inout Bool
  ) -> Double? {
    var group: Double?
    var least = Double.infinity
    while true {
      let copy = cursor
      let digit = cursor.attempt { cursor -> Double? in
        cursor.skipSpace()
        if let next = cursor.next, ValueText.isDigit(next) { return decimal(&cursor) }
        return cursor.take(digits)
      }
      if let place = cursor.take(places.filter { $0.1 < least }) {
        group = (group ?? 0) + (digit ?? 1) * place
        least = place
        hasScale = true
      } else if let digit {
        guard group == nil || digit < least else {
          cursor = copy
          return group
        }
        // 이공이육 reads digit by digit.
        return (group ?? 0) + spelled(digit, &cursor, isAlone: group == nil)
      } else {
        return group
      }
    }
  }

  private static func spelled(
    _ first: Double, _ cursor: inout ValueCursor, isAlone: Bool
  ) -> Double {
    guard isAlone, first < 10 else { return first }
    let digitsAhead = cursor.attempt { cursor -> Double? in
      var value = first
      var count = 1
      while count < 12, let next = cursor.next, HangulSyllable.isSyllable(next),
        let digit = cursor.take(digits)
      {
        value = value * 10 + digit
        count += 1
      }
      return count > 2 ? value : nil
    }
    return digitsAhead ?? first
  }
}
