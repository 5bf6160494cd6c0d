/// Reads numbers: digits with the locale's signs, English and Korean words.
struct NumberParser {
  /// Whether the locale writes a comma before the fraction.
  let hasDecimalComma: Bool

  init(locale: String) {
    hasDecimalComma = [
      "de", "fr", "es", "it", "pt", "nl", "tr", "pl", "ru", "sv", "da", "nb", "no", "fi", "cs",
      "sk", "hu", "ro", "el", "uk", "id", "vi",
    ].contains(LocaleName(locale).language)
  }

  /// A number of any kind, sign included.
  func number(_ cursor: inout ValueCursor) -> Double? {
    cursor.attempt { cursor in
      cursor.skipSpace()
      let isNegative =
        cursor.symbol("-") || cursor.word("minus") || cursor.word("negative") || cursor.take("마이너스")
        || cursor.take("영하")
      guard let value = magnitude(&cursor) else { return nil }
      return isNegative ? -value : value
    }
  }

  /// A number without a sign.
  func magnitude(_ cursor: inout ValueCursor) -> Double? {
    cursor.skipSpace()
    guard let next = cursor.next else { return nil }
    if ValueText.isDigit(next) { return scaled(&cursor) }
    if ValueText.isLetter(next) { return EnglishNumbers.number(&cursor) }
    return KoreanNumbers.number(&cursor, decimal: decimal)
  }

  /// Digits, with a scale after them where there is one: "2 million", 3만, 1만 5천.
  private func scaled(_ cursor: inout ValueCursor) -> Double? {
    if let korean = cursor.attempt({ KoreanNumbers.mixed(&$0, decimal: decimal) }) { return korean }
    guard let value = decimal(&cursor) else { return nil }
    if let scale = cursor.word(EnglishNumbers.scales) { return value * scale }
    if let scale = cursor.attempt({ cursor -> Double? in
      let scale: Double = cursor.symbol("k") ? 1000 : 0
      return scale > 0 && !(cursor.next.map(ValueText.isLetter) ?? false) ? scale : nil
    }) {
      return value * scale
    }
    if let fraction = EnglishNumbers.andFraction(&cursor) { return value + fraction }
    return value
  }

  /// Digits in groups, with a fraction.
  func decimal(_ cursor: inout ValueCursor) -> Double? {
    cursor.attempt { cursor in
      let group: Unicode.Scalar = hasDecimalComma ? "." : ","
      let point: Unicode.Scalar = hasDecimalComma ? "," : "."
      guard let first = cursor.digits() else { return nil }
      var value = Double(first)
      var isGrouped = false
      while let next = cursor.attempt({ $0.symbol(group) ? $0.digits(3...3) : nil }) {
        guard first < 1000 else { return nil }
        value = value * 1000 + Double(next)
        isGrouped = true
      }
      _ = isGrouped
      var text = ""
      if let fraction = cursor.attempt({ cursor -> String? in
        guard cursor.symbol(point) else { return nil }
        let start = cursor.position
        guard cursor.digits() != nil else { return nil }
        return String(
          String.UnicodeScalarView(
            cursor.text.scalars[start..<cursor.position].compactMap(Unicode.Scalar.init)))
      }) {
        text = fraction
      }
      return text.isEmpty ? value : Double("\(Int(value)).\(text)") ?? value
    }
  }
}
