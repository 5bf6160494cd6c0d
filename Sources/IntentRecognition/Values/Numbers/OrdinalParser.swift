/// Reads positions: "second", "2nd", "twenty-first", 두 번째, 첫째, 제3.
enum OrdinalParser {
  static func ordinal(_ cursor: inout ValueCursor) -> Int? {
    english(&cursor) ?? korean(&cursor)
  }

  static func english(_ cursor: inout ValueCursor) -> Int? {
    cursor.attempt { cursor in
      cursor.skipSpace()
      if let value = cursor.digits(1...6) {
        return ["st", "nd", "rd", "th"].contains { cursor.suffix($0) } ? value : nil
      }
      if let unit = cursor.word(units) { return unit }
      guard let ten = cursor.word(EnglishNumbers.tens).map({ Int($0) }) else {
        return cursor.word(tens)
      }
      _ = cursor.symbol("-")
      return cursor.word(units).flatMap { $0 < 10 ? ten + $0 : nil }
    }
  }

  private static let units: [String: Int] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7,
    "eighth": 8, "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13,
    "fourteenth": 14, "fifteenth": 15, "sixteenth": 16, "seventeenth": 17, "eighteenth": 18,
    "nineteenth": 19,
  ]
  private static let tens: [String: Int] = [
    "twentieth": 20, "thirtieth": 30, "fortieth": 40, "fiftieth": 50, "sixtieth": 60,
    "seventieth": 70, "eightieth": 80, "ninetieth": 90, "hundredth": 100,
  ]

  private static func korean(_ cursor: inout ValueCursor) -> Int? {
    cursor.attempt { cursor in
      if cursor.take("첫번째") || cursor.take("첫째") { return 1 }
      if cursor.take("둘째") { return 2 }
      if cursor.take("셋째") { return 3 }
      if cursor.take("넷째") { return 4 }
      let isNumbered = cursor.take("제")
      guard
        let value = KoreanNumbers.number(&cursor, decimal: { $0.digits().map(Double.init) })
          ?? {
            cursor.skipSpace(); return cursor.digits(1...6).map(Double.init)
          }()
      else { return nil }
      guard cursor.take("번째") || cursor.take("째") || isNumbered else { return nil }
      return Int(exactly: value)
    }
  }
}
