extension PluralCategory {
  /// The category of a number in a language, by CLDR's cardinal rules.
  ///
  /// A language that the table does not know has no plural forms: everything is `other`.
  package static func of(_ number: PluralOperands, in locale: LocaleName) -> PluralCategory {
    rule(for: locale)(number)
  }

  private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  private static func rule(for locale: LocaleName) -> Rule {
    if locale.language == "pt", locale.region == "PT" { return romance(isOne: wholeOne) }
    return rules[locale.language] ?? { _ in .other }
  }

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [
      "ar": arabic, "be": eastSlavic(ignoringFractions: false), "bs": southSlavic, "cs": czech,
      "cy": welsh, "da": danish, "fil": filipino, "fr": romance { $0.integer <= 1 }, "ga": irish,
      "he": hebrew, "hr": southSlavic, "is": icelandic, "lt": lithuanian, "lv": latvian,
      "mk": macedonian, "pl": polish, "pt": romance { $0.integer <= 1 }, "ro": romanian,
      "ru": eastSlavic(ignoringFractions: true), "sk": czech, "sl": slovenian, "sr": southSlavic,
      "uk": eastSlavic(ignoringFractions: true),
      "ca": romance(isOne: wholeOne), "es": romance { $0.equals(1) },
      "it": romance(isOne: wholeOne),
    ]
    for language in ["de", "en", "et", "fi", "fy", "gl", "ia", "nl", "sv", "sw", "ur", "yi"] {
      rules[language] = { wholeOne($0) ? .one : .other }
    }
    for language in ["af", "az", "bg", "el", "eo", "eu", "hu", "ka", "kk", "ky", "lb", "ml", "mn"]
      + ["mr", "nb", "ne", "nn", "or", "ps", "so", "sq", "ta", "te", "tk", "tr", "ug", "uz"]
    {
      rules[language] = { $0.equals(1) ? .one : .other }
    }
    for language in ["ak", "bho", "guw", "ln", "mg", "nso", "pa", "ti", "wa"] {
      rules[language] = { $0.equals(0) || $0.equals(1) ? .one : .other }
    }
    for language in ["ff", "hy", "kab"] {
      rules[language] = { $0.integer <= 1 ? .one : .other }
    }
    for language in ["am", "as", "bn", "fa", "gu", "hi", "kn", "zu"] {
      rules[language] = { $0.integer == 0 || $0.equals(1) ? .one : .other }
    }
    return rules
  }()

  /// English's rule for `one`: exactly 1, with no fraction shown.
  @Sendable
  private static func wholeOne(_ number: PluralOperands) -> Bool {
    number.integer == 1 && number.fractionDigits == 0
  }

  /// French, Italian, Spanish, Portuguese, Catalan: `many` for whole millions.
  private static func romance(isOne: @escaping @Sendable (PluralOperands) -> Bool) -> Rule {
    { number in
      if isOne(number) { return .one }
      let isMillions =
        number.integer != 0 && number.integer % 1_000_000 == 0 && number.fractionDigits == 0
      return isMillions ? .many : .other
    }
  }

  /// Russian and Ukrainian send every fraction to `other`, Belarusian only true ones.
  private static func eastSlavic(ignoringFractions: Bool) -> Rule {
    { number in
      guard ignoringFractions ? number.fractionDigits == 0 : number.isWhole else { return .other }
      let (tens, hundreds) = (number.integer % 10, number.integer % 100)
      if tens == 1, hundreds != 11 { return .one }
      if (2...4).contains(tens), !(12...14).contains(hundreds) { return .few }
      return .many
    }
  }

  @Sendable
  private static func southSlavic(_ number: PluralOperands) -> PluralCategory {
    let digits = number.fractionDigits == 0 ? number.integer : number.fraction
    if digits % 10 == 1, digits % 100 != 11 { return .one }
    if (2...4).contains(digits % 10), !(12...14).contains(digits % 100) { return .few }
    return .other
  }

  @Sendable
  private static func macedonian(_ number: PluralOperands) -> PluralCategory {
    let digits = number.fractionDigits == 0 ? number.integer : number.fraction
    return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
  }

  @Sendable
  private static func polish(_ number: PluralOperands) -> PluralCategory {
    guard number.fractionDigits == 0 else { return .other }
    if number.integer == 1 { return .one }
    let (tens, hundreds) = (number.integer % 10, number.integer % 100)
    return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
  }

  @Sendable
  private static func czech(_ number: PluralOperands) -> PluralCategory {
    guard number.fractionDigits == 0 else { return .many }
    return number.integer == 1 ? .one : (2...4).contains(number.integer) ? .few : .other
  }

  @Sendable
  private static func slovenian(_ number: PluralOperands) -> PluralCategory {
    guard number.fractionDigits == 0 else { return .few }
    switch number.integer % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  @Sendable
  private static func lithuanian(_ number: PluralOperands) -> PluralCategory {
    guard number.isWhole else { return .many }
    let isTeen = number.remainder(100, in: 11...19)
    if number.remainder(10, in: 1...1), !isTeen { return .one }
    return number.remainder(10, in: 2...9) && !isTeen ? .few : .other
  }

  @Sendable
  private static func latvian(_ number: PluralOperands) -> PluralCategory {
    let isTeen = { (value: Int) in (11...19).contains(value % 100) }
    if number.remainder(10, in: 0...0) || (number.isWhole && isTeen(number.integer))
      || (number.fractionDigits == 2 && isTeen(number.fraction))
    {
      return .zero
    }
    if number.remainder(10, in: 1...1) { return .one }
    let ends = number.fraction % 10 == 1
    let isOne = number.fractionDigits == 2 ? ends && number.fraction % 100 != 11 : ends
    return number.fractionDigits > 0 && isOne ? .one : .other
  }

  @Sendable
  private static func romanian(_ number: PluralOperands) -> PluralCategory {
    if wholeOne(number) { return .one }
    let isFew =
      number.fractionDigits != 0 || number.integer == 0 || number.remainder(100, in: 1...19)
    return isFew ? .few : .other
  }

  @Sendable
  private static func arabic(_ number: PluralOperands) -> PluralCategory {
    guard number.isWhole else { return .other }
    switch (number.integer, number.integer % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  @Sendable
  private static func hebrew(_ number: PluralOperands) -> PluralCategory {
    if wholeOne(number) || (number.integer == 0 && number.fractionDigits != 0) { return .one }
    return number.integer == 2 && number.fractionDigits == 0 ? .two : .other
  }

  @Sendable
  private static func welsh(_ number: PluralOperands) -> PluralCategory {
    guard number.isWhole else { return .other }
    let named: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
    return named[number.integer] ?? .other
  }

  @Sendable
  private static func irish(_ number: PluralOperands) -> PluralCategory {
    guard number.isWhole else { return .other }
    switch number.integer {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  @Sendable
  private static func danish(_ number: PluralOperands) -> PluralCategory {
    number.equals(1) || (!number.isWhole && number.integer <= 1) ? .one : .other
  }

  @Sendable
  private static func icelandic(_ number: PluralOperands) -> PluralCategory {
    if number.isWhole {
      return number.integer % 10 == 1 && number.integer % 100 != 11 ? .one : .other
    }
    let (tens, hundreds) = (number.significantFraction % 10, number.significantFraction % 100)
    return tens == 1 && hundreds != 11 ? .one : .other
  }

  @Sendable
  private static func filipino(_ number: PluralOperands) -> PluralCategory {
    let isOther = { (value: Int) in [4, 6, 9].contains(value % 10) }
    if number.fractionDigits != 0 { return isOther(number.fraction) ? .other : .one }
    return !isOther(number.integer) ? .one : .other
  }
}
