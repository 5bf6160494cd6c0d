/// Number words of English.
enum EnglishNumbers {
  static let units: [String: Double] = [
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
  ]
  static let tens: [String: Double] = [
    "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90,
  ]
  static let scales: [String: Double] = [
    "thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12, "dozen": 12, "dozens": 12,
    "hundred": 100,
  ]

  static func number(_ cursor: inout ValueCursor) -> Double? {
    if let few = cursor.attempt(few) { return few }
    guard var value = whole(&cursor) else { return nil }
    if cursor.word(["dozen", "dozens"]) != nil { value *= 12 }
    if let fraction = point(&cursor) { return value + fraction }
    if let fraction = andFraction(&cursor) { return value + fraction }
    return value
  }

  /// "a dozen", "half a dozen", "a couple of", "a pair of", "half".
  private static func few(_ cursor: inout ValueCursor) -> Double? {
    if cursor.word("half") {
      let hasArticle = cursor.word(["a", "an"]) != nil
      if cursor.word("dozen") { return 6 }
      return hasArticle ? nil : 0.5
    }
    guard cursor.word(["a", "an"]) != nil else { return nil }
    if cursor.word("half") { return 0.5 }
    let few = cursor.word(["dozen": 12.0, "couple": 2, "pair": 2, "single": 1])
    if let few {
      _ = cursor.word("of")
      return few
    }
    return cursor.word(["hundred": 100.0, "thousand": 1e3, "million": 1e6, "billion": 1e9])
  }

  /// "and a half", "and a quarter".
  static func andFraction(_ cursor: inout ValueCursor) -> Double? {
    cursor.attempt { cursor in
      guard cursor.word("and"), cursor.word(["a", "one"]) != nil else { return nil }
      return cursor.word(["half": 0.5, "quarter": 0.25, "third": 1.0 / 3])
    }
  }

  private static func point(_ cursor: inout ValueCursor) -> Double? {
    cursor.attempt { cursor in
      guard cursor.word("point") else { return nil }
      var fraction = ""
      while let digit = cursor.word(units), digit < 10 { fraction += String(Int(digit)) }
      return fraction.isEmpty ? nil : Double("0." + fraction)
    }
  }

  /// "two hundred and five thousand forty-one".
  private static func whole(_ cursor: inout ValueCursor) -> Double? {
    var total = 0.0
    var group: Double?
    while true {
      if let value = belowHundred(&cursor, after: group) {
        group = (group ?? 0) + value
      } else if let known = group, cursor.word("hundred") {
        group = known * 100
      } else if let known = group, known > 0,
        let scale = cursor.word(["thousand": 1e3, "million": 1e6, "billion": 1e9])
      {
        total += known * scale
        group = nil
        if cursor.isAtEnd { return total }
        guard let rest = belowHundredOrHundreds(&cursor) else { return total }
        group = rest
      } else {
        return group.map { total + $0 } ?? (total > 0 ? total : nil)
      }
    }
  }

  private static func belowHundredOrHundreds(_ cursor: inout ValueCursor) -> Double? {
    cursor.attempt { cursor in
      _ = cursor.word("and")
      return belowHundred(&cursor, after: nil)
    }
  }

  private static func belowHundred(_ cursor: inout ValueCursor, after group: Double?) -> Double? {
    cursor.attempt { cursor in
      if let group {
        // A second number goes on only after hundreds: "two hundred (and) five".
        guard group >= 100, group.truncatingRemainder(dividingBy: 100) == 0 else { return nil }
        _ = cursor.word("and")
      }
      if let ten = cursor.word(tens) {
        let unit = cursor.attempt { cursor -> Double? in
          _ = cursor.symbol("-")
          return cursor.word(units).flatMap { $0 > 0 && $0 < 10 ? $0 : nil }
        }
        return ten + (unit ?? 0)
      }
      return cursor.word(units)
    }
  }
}
