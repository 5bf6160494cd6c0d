/// Reads amounts of money: "$0.10", "ten dollars and fifty cents", 만 오천 원.
struct CurrencyParser {
  let numbers: NumberParser
  let locale: String

  private static let symbols: [(String, String)] = [
    ("us$", "USD"), ("$", "USD"), ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("₩", "KRW"),
    ("₹", "INR"), ("₽", "RUB"), ("₫", "VND"), ("฿", "THB"), ("￦", "KRW"),
  ]
  private static let words: [String: String] = [
    "dollar": "USD", "dollars": "USD", "bucks": "USD", "buck": "USD", "usd": "USD", "euro": "EUR",
    "euros": "EUR", "eur": "EUR", "pound": "GBP", "pounds": "GBP", "quid": "GBP", "gbp": "GBP",
    "yen": "JPY", "jpy": "JPY", "won": "KRW", "krw": "KRW", "yuan": "CNY", "cny": "CNY",
    "rupee": "INR", "rupees": "INR", "inr": "INR", "franc": "CHF", "francs": "CHF", "chf": "CHF",
    "cad": "CAD", "aud": "AUD",
  ]
  private static let korean: [(String, String)] = [
    ("달러", "USD"), ("불", "USD"), ("유로", "EUR"), ("파운드", "GBP"), ("엔", "JPY"), ("위안", "CNY"),
    ("루피", "INR"), ("프랑", "CHF"), ("원", "KRW"),
  ]
  /// The hundredth parts of a currency.
  private static let minor: [String: String] = [
    "cent": "USD", "cents": "USD", "penny": "GBP", "pence": "GBP",
  ]

  func reading(_ start: ValueCursor) -> (value: CurrencyValue, end: ValueCursor)? {
    var cursor = start
    cursor.skipSpace()
    let sign = cursor.symbol("-") ? -1.0 : 1.0
    let code = cursor.take(Self.symbols) ?? cursor.attempt { $0.word(Self.codes) }
    guard let amount = cursor.attempt({ numbers.magnitude(&$0) }) ?? article(&cursor) else {
      return nil
    }
    if let code { return (CurrencyValue(amount: sign * amount, code: code), cursor) }
    if let code = cursor.word(Self.words) ?? cursor.take(Self.symbols) ?? cursor.take(Self.korean) {
      let rest = cents(&cursor)
      return (CurrencyValue(amount: sign * (amount + rest), code: code), cursor)
    }
    if let code = cursor.word(Self.minor) ?? (cursor.take("센트") ? "USD" : nil) {
      return (CurrencyValue(amount: sign * amount / 100, code: code), cursor)
    }
    return nil
  }

  private static let codes: [String: String] = words.filter { $0.key.uppercased() == $0.value }

  private func article(_ cursor: inout ValueCursor) -> Double? {
    cursor.word(["a": 1.0, "an": 1.0])
  }

  /// "and fifty cents", 50센트.
  private func cents(_ cursor: inout ValueCursor) -> Double {
    cursor.attempt { cursor -> Double? in
      _ = cursor.word("and")
      guard let count = numbers.magnitude(&cursor), count < 100,
        cursor.word(Self.minor) != nil || cursor.take("센트")
      else { return nil }
      return count / 100
    } ?? 0
  }
}
