/// Words to read values in: scalars in lower case, half width and composed, and where they were.
struct ValueText {
  private(set) var scalars: [UInt32] = []
  /// Where each scalar begins in the text, in UTF-8; the end of the text stands last.
  private(set) var offsets: [Int] = []

  init(_ text: String) {
    var offset = 0
    for scalar in text.unicodeScalars {
      append(scalar.value, at: offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
  }

  private mutating func append(_ value: UInt32, at offset: Int) {
    if let last = scalars.last, HangulSyllable.isLetter(value),
      let joined = HangulSyllable.compose(last, value)
    {
      scalars[scalars.count - 1] = joined.first
      if let second = joined.second {
        scalars.append(second)
        offsets.append(offset)
      }
      return
    }
    var folded = value
    switch value {
    case 0x41...0x5A: folded = value + 0x20
    case 0xFF21...0xFF3A: folded = value - 0xFEC0
    case 0xFF01...0xFF5E: folded = value - 0xFEE0
    case 0x00A0, 0x202F, 0x2009, 0x3000, 0x09: folded = 0x20
    case 0x2018, 0x2019: folded = 0x27
    case 0x2013, 0x2014, 0x301C, 0x223C: folded = 0x2D
    case 0x2212: folded = 0x2D
    case 0x7E: folded = 0x2D
    default: folded = HangulSyllable.isLetter(value) ? HangulSyllable.compatible(value) : value
    }
    scalars.append(folded)
    offsets.append(offset)
  }

  var count: Int { scalars.count }

  static func isDigit(_ scalar: UInt32) -> Bool { scalar &- 0x30 < 10 }
  static func isLetter(_ scalar: UInt32) -> Bool { scalar &- 0x61 < 26 }

  /// Whether a value may begin here: not inside a word, a number or a Korean word.
  func begins(at position: Int) -> Bool {
    guard position > 0 else { return true }
    let (before, here) = (scalars[position - 1], scalars[position])
    if Self.isDigit(here) {
      let isDecimal = before == 0x2E || before == 0x2C
      return !Self.isDigit(before) && !Self.isLetter(before)
        && !(isDecimal && position > 1 && Self.isDigit(scalars[position - 2]))
    }
    if Self.isLetter(here) { return !Self.isLetter(before) && before != 0x27 }
    if HangulSyllable.isSyllable(here) { return !HangulSyllable.isSyllable(before) }
    return here != 0x20
  }

  /// Whether a value may end here: at the end of a word, or before nothing but a particle.
  func ends(at position: Int) -> Bool {
    guard position < count else { return true }
    let (before, here) = (scalars[position - 1], scalars[position])
    if HangulSyllable.isSyllable(here) {
      return tailEnd(position) != nil
        || !(HangulSyllable.isSyllable(before) || Self.isDigit(before) || Self.isLetter(before))
    }
    if Self.isLetter(here) { return !Self.isLetter(before) && !Self.isDigit(before) }
    if Self.isDigit(here) { return !Self.isDigit(before) }
    return true
  }

  /// The end of what Korean hangs on a value, when the word ends there.
  private func tailEnd(_ position: Int) -> Int? {
    var end = position
    while end < count, HangulSyllable.isSyllable(scalars[end]) { end += 1 }
    return Self.tails.contains(Array(scalars[position..<end])) ? end : nil
  }

  private static let tails: Set<[UInt32]> = Set(
    """
    에 에서 까지 부터 로 으로 을 를 이 가 은 는 만 쯤 정도 요 이요 입니다 예요 이에요 이야 야 짜리 의 도 씩 이나 나 과 와
    에는 에요 쯤에 으로요 로요 만요 씩만 정도로 정도만 간 동안 이내 안에
    """.split(whereSeparator: \.isWhitespace).map { $0.unicodeScalars.map(\.value) })

  /// Whether nothing that matters is outside a span.
  func isWhole(_ range: Range<Int>) -> Bool {
    scalars[..<range.lowerBound].allSatisfy(Self.isBlank) && isBlankAfter(range.upperBound)
  }

  private func isBlankAfter(_ position: Int) -> Bool {
    var position = position
    if position < count, HangulSyllable.isSyllable(scalars[position]) {
      guard let end = tailEnd(position) else { return false }
      position = end
    }
    let rest = scalars[position...].filter { !Self.isBlank($0) }
    return rest.isEmpty || Self.courtesies.contains(rest)
  }

  private static let courtesies: Set<[UInt32]> = Set(
    ["please", "thanks", "thankyou", "주세요", "부탁해", "부탁해요", "해줘", "해주세요", "할게", "할게요", "줘"]
      .map { $0.unicodeScalars.map(\.value) })

  private static func isBlank(_ scalar: UInt32) -> Bool {
    scalar == 0x20 || scalar == 0x2E || scalar == 0x2C || scalar == 0x21 || scalar == 0x3F
      || scalar == 0x22 || scalar == 0x0A || scalar == 0x0D || scalar == 0x3002
  }

  func range(_ positions: Range<Int>) -> Range<Int> {
    offsets[positions.lowerBound]..<offsets[positions.upperBound]
  }
}

extension HangulSyllable {
  /// Whether a scalar is a Hangul letter rather than a syllable.
  static func isLetter(_ scalar: UInt32) -> Bool {
    (scalar >= 0x1100 && scalar <= 0x1112) || (scalar >= 0x1161 && scalar <= 0x1175)
      || (scalar >= 0x11A8 && scalar <= 0x11C2) || (scalar >= 0x3131 && scalar <= 0x3163)
  }
}
