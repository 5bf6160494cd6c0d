/// The words of an utterance as far as it takes to leave out the phrases whose first content word
/// is not among them, not even mistyped.
struct PhraseFilter {
  /// Words and syllables as they are.
  private var values = Values()
  /// Pairs of letters of syllables: one letter may be another.
  private var letters = SIMD4<UInt64>()
  /// How words begin that may stand in another number.
  private var heads = Values()
  private var synonyms: UInt64 = 0
  /// The lengths that a word may have that begins, or ends, with a letter, as bits.
  private var beginnings = Lengths()
  private var ends = Lengths()
  private let allowsFlexible: Bool

  private typealias Lengths = SIMD32<UInt32>

  init(_ units: [UtteranceUnit], allowsFlexible: Bool) {
    self.allowsFlexible = allowsFlexible
    for unit in units {
      if unit.scalar != 0 {
        values.insert(unit.scalar)
        guard allowsFlexible, HangulSyllable.isSyllable(unit.scalar) else { continue }
        for pair in Self.pairs(unit.scalar) { Self.insert(pair, into: &letters) }
      } else {
        values.insert(unit.value)
        if allowsFlexible, !unit.isFixed { insertForms(of: unit) }
      }
    }
  }

  private mutating func insertForms(of unit: UtteranceUnit) {
    if unit.synonyms >= 0 { synonyms |= 1 << UInt64(unit.synonyms & 63) }
    heads.insert(unit.head)
    // "flies" and "fly" differ in the third letter.
    if unit.head & 0xFF == 0x69 || unit.head & 0xFF == 0x79 { heads.insert(unit.head ^ 0x10) }
    // A word that people write on purpose is no mistyped other one.
    guard !unit.isKnown else { return }
    // One edit is a letter more or less. Longer letters than ASCII's may make more of a difference,
    // in bytes.
    let reach = unit.isASCII ? 2 : 4
    guard unit.length - reach < PhraseKey.longest else { return }
    let lengths = max(0, unit.length - reach)...min(unit.length + reach, PhraseKey.longest)
    let bits = lengths.reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
    beginnings[Int(unit.first & 31)] |= bits
    ends[Int(unit.last & 31)] |= bits
  }

  /// Whether the phrase of a key may be said; only most of those that are not are told apart.
  @inline(__always)
  func mayContain(_ key: PhraseKey) -> Bool {
    switch key.kind {
    case .any: return true
    case .guardedWord, .syllable: return values.contains(key.value)
    case .longSyllable:
      if values.contains(key.value) { return true }
      guard allowsFlexible, HangulSyllable.isSyllable(key.value) else { return false }
      return Self.pairs(key.value).contains { Self.contains($0, in: letters) }
    case .word:
      if values.contains(key.value) { return true }
      guard allowsFlexible else { return false }
      if key.synonyms > 0, synonyms & 1 << UInt64((key.synonyms - 1) & 63) != 0 { return true }
      if heads.contains(key.head) { return true }
      let lengths = beginnings[Int(key.first & 31)] | ends[Int(key.last & 31)]
      return lengths & 1 << UInt32(key.length) != 0
    }
  }

  /// A few numbers: bits tell most others, and those that they do not tell are compared.
  private struct Values {
    private var bits = SIMD4<UInt64>()
    private var numbers = SIMD32<UInt32>()
    private var count = 0

    mutating func insert(_ number: UInt32) {
      PhraseFilter.insert(number, into: &bits)
      if count < 32 { numbers[count] = number }
      count += 1
    }

    @inline(__always)
    func contains(_ number: UInt32) -> Bool {
      guard PhraseFilter.contains(number, in: bits) else { return false }
      if count > 32 { return true }
      for place in 0..<count where numbers[place] == number { return true }
      return false
    }
  }

  /// A syllable without each of its letters in turn.
  private static func pairs(_ syllable: UInt32) -> [UInt32] {
    let (initial, vowel, final) = (
      HangulSyllable.initial(of: syllable), HangulSyllable.vowel(of: syllable),
      HangulSyllable.final(of: syllable)
    )
    return [initial * 21 + vowel, 1000 + initial * 28 + final, 2000 + vowel * 28 + final]
  }

  private static func bit(_ value: UInt32) -> (place: Int, mask: UInt64) {
    let spread = value &* 0x9E37_79B1
    return (Int(spread >> 30), 1 << UInt64(spread >> 24 & 63))
  }

  private static func insert(_ value: UInt32, into set: inout SIMD4<UInt64>) {
    let (place, mask) = bit(value)
    set[place] |= mask
  }

  @inline(__always)
  private static func contains(_ value: UInt32, in set: SIMD4<UInt64>) -> Bool {
    let (place, mask) = bit(value)
    return set[place] & mask != 0
  }
}
