/// Finds particles at the ends of Korean words.
enum KoreanParticles {
  /// A particle as it is written, and what must come before it.
  struct Form {
    let syllables: [UInt32]
    let role: KoreanParticleRole
    let follows: Follows
    /// The syllables in one number, as ``TemplateNode`` has them; no form has more than two.
    var packed: UInt32 { syllables.reversed().reduce(0) { $0 << 16 | $1 } }
  }

  /// A form as it is looked for in an utterance.
  struct Short {
    let packed: UInt32
    let role: KoreanParticleRole
    let count: Int
  }

  /// The forms by their first syllable; the first group is empty.
  static let groups: [[Short]] =
    [[]]
    + firstSyllables.map { first in
      (forms + vocatives).filter { $0.syllables[0] == first }.map {
        Short(packed: $0.packed, role: $0.role, count: $0.syllables.count)
      }
    }
  static let groupNumbers: [UInt32: Int] = Dictionary(
    uniqueKeysWithValues: firstSyllables.enumerated().map { ($0.element, $0.offset + 1) })
  private static let firstSyllables = Set((forms + vocatives).map { $0.syllables[0] }).sorted()

  /// The sound that a form asks for before it.
  enum Follows {
    case any
    case consonant
    case vowel
    /// A consonant other than ㄹ.
    case closed
    /// A vowel or ㄹ.
    case open
  }

  /// All forms, longer ones first.
  static let forms: [Form] = table.flatMap { role, entries in
    entries.map { text, follows in
      Form(syllables: text.unicodeScalars.map(\.value), role: role, follows: follows)
    }
  }.sorted { $0.syllables.count > $1.syllables.count }

  /// What an app's name may be called with; anywhere else it ends verbs.
  static let vocatives: [Form] = [("아", Follows.consonant), ("야", Follows.vowel)].map {
    Form(syllables: $0.0.unicodeScalars.map(\.value), role: .vocative, follows: $0.1)
  }

  private static let table: [(KoreanParticleRole, [(String, Follows)])] = [
    (.topic, [("은", .consonant), ("는", .vowel)]),
    (.subject, [("이", .consonant), ("가", .vowel), ("께서", .any)]),
    (.object, [("을", .consonant), ("를", .vowel)]),
    (.possessive, [("의", .any)]),
    (.place, [("에", .any)]),
    (.source, [("에서", .any), ("서", .vowel)]),
    (.recipient, [("에게", .any), ("한테", .any), ("께", .any)]),
    (.direction, [("으로", .closed), ("로", .open)]),
    (.with, [("과", .consonant), ("와", .vowel), ("이랑", .consonant), ("랑", .vowel), ("하고", .any)]),
    (.choice, [("이나", .consonant), ("나", .vowel)]),
    (.plural, [("들", .any)]),
    (.start, [("부터", .any)]),
    (.end, [("까지", .any)]),
    (.also, [("도", .any)]),
    (.only, [("만", .any)]),
    (.except, [("밖에", .any)]),
  ]

  /// The particle that a word ends in, as its role and length; `isLenient` takes a form after the
  /// wrong sound too, as phrase tables with a fixed particle have it.
  static func particle(
    endOf word: ArraySlice<UInt32>, isLenient: Bool = false
  ) -> (role: KoreanParticleRole, length: Int)? {
    for form in forms where form.syllables.count < word.count {
      guard word.suffix(form.syllables.count).elementsEqual(form.syllables) else { continue }
      let before = word[word.endIndex - form.syllables.count - 1]
      // 를 and 을 end a word whatever stands before them; other forms may be part of a noun.
      let isObject = form.role == .object && form.syllables == [0xB97C]
      guard isLenient || isObject || suits(form.follows, before) else { continue }
      return (form.role, form.syllables.count)
    }
    return nil
  }

  static func suits(_ follows: Follows, _ before: UInt32) -> Bool {
    guard HangulSyllable.isSyllable(before) else { return true }
    let final = HangulSyllable.final(of: before)
    return switch follows {
    case .any: true
    case .consonant: final != 0
    case .vowel: final == 0
    case .closed: final != 0 && final != 8
    case .open: final == 0 || final == 8
    }
  }
}
