/// Finds values in words: every reading with its span, longest first where they overlap.
///
/// Time, zone and locale are given; nothing is read on the side.
package struct ValueRecognizer: Sendable {
  package var locale: String
  package var reference: ReferenceTime

  package init(locale: String, reference: ReferenceTime) {
    self.locale = locale
    self.reference = reference
  }

  /// Numbers, whole or not: "three", "1,000.5", "one dozen", 스무 개, 만 오천.
  package func numbers(in words: String) -> [ValueReading<NumberValue>] {
    let parser = NumberParser(locale: locale)
    return scan(words) { start in
      var cursor = start
      guard let value = parser.number(&cursor) else { return [] }
      let counted = Self.afterCounter(cursor)
      let isCounted =
        counted.position > cursor.position && Self.mayCount(start, cursor, counted)
      guard isCounted || Self.standsAlone(start, cursor) else { return [] }
      return [(NumberValue(value), isCounted ? counted : cursor)]
    }
  }

  /// Positions: "second", "21st", 두 번째.
  package func ordinals(in words: String) -> [ValueReading<Int>] {
    scan(words) { start in
      var cursor = start
      return OrdinalParser.ordinal(&cursor).map { [($0, cursor)] } ?? []
    }
  }

  /// Yes or no, when the whole of the words is that.
  package func boolean(in words: String) -> Bool? {
    switch AnswerWords.word(in: words) {
    case .yes?: true
    case .no?: false
    case .cancel?, .back?, .skip?, .help?, .leave?, nil:
      [
        "true": true, "on": true, "켜기": true, "참": true, "false": false, "off": false, "끄기": false,
        "거짓": false,
      ][
        FoldedText(words).text]
    }
  }

  /// Days and times: "tomorrow at 3", "next Friday", 다음 주 금요일 오후 두 시 반.
  package func dates(in words: String) -> [ValueReading<DateTimeValue>] {
    let parser = DateParser(reference: reference, locale: locale)
    return scan(words, ending: { $0.nextToCome(among: $1) }, parser.readings)
  }

  /// How long something lasts, in seconds.
  package func durations(in words: String) -> [ValueReading<NumberValue>] {
    let parser = DurationParser(numbers: NumberParser(locale: locale))
    return scan(words) { start in
      parser.reading(start).map { [(NumberValue($0.seconds), $0.end)] } ?? []
    }
  }

  /// Numbers with units: "3.5 km", 20도.
  package func measurements(in words: String) -> [ValueReading<MeasurementValue>] {
    scan(words, MeasurementParser(numbers: NumberParser(locale: locale)).readings)
  }

  /// Amounts of money: "$0.10", 만 원.
  package func amounts(in words: String) -> [ValueReading<CurrencyValue>] {
    let parser = CurrencyParser(numbers: NumberParser(locale: locale), locale: locale)
    return scan(words) { parser.reading($0).map { [($0.value, $0.end)] } ?? [] }
  }

  /// A counter belongs to the span of its number.
  static func afterCounter(_ cursor: ValueCursor) -> ValueCursor {
    var cursor = cursor
    for counter in KoreanNumbers.counters {
      if let end = cursor.attempt({ cursor -> ValueCursor? in
        guard cursor.take(counter), cursor.text.ends(at: cursor.position) else { return nil }
        return cursor
      }) {
        return end
      }
    }
    return cursor
  }

  /// Whether one syllable of a number goes with a counter written right after it: 이번, 사과 and
  /// 천장 are words, 이층 and 오인분 are not.
  private static func mayCount(
    _ start: ValueCursor, _ number: ValueCursor, _ counted: ValueCursor
  ) -> Bool {
    var first = start
    first.skipSpace()
    guard number.position == first.position + 1, let syllable = first.next,
      "일이삼사오육칠팔구십백천만".unicodeScalars.contains(where: { $0.value == syllable })
    else { return true }
    var rest = number
    if rest.next == 0x20 { return true }
    return ["인분", "층", "회", "차", "호", "점", "인", "단"].contains { rest.take($0) }
  }

  /// Whether Korean digits are enough to be a number: a lone 이 or 만 is a particle as well, unless
  /// nothing else is said.
  static func standsAlone(_ start: ValueCursor, _ end: ValueCursor) -> Bool {
    var first = start
    first.skipSpace()
    guard end.position == first.position + 1, let scalar = first.next,
      HangulSyllable.isSyllable(scalar)
    else { return true }
    var rest = end
    let isAnswer = ["이요", "요", "입니다", "이에요", "예요"].contains { rest.take($0) }
    let goesOn = end.next.map(HangulSyllable.isSyllable) ?? false
    return end.text.isWhole(first.position..<end.position) && (isAnswer || !goesOn)
  }
}
