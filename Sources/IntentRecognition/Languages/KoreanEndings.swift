/// Takes the ending off a Korean request, so that 저장해줘, 저장해 주세요, 저장하기 and 저장 are one.
///
/// What remains is the verb in a form of the same length whichever ending it had: a noun without
/// 하다, a closed stem as it is (열), an open stem joined with 아/어 (꺼, 보여). Endings that ask,
/// report, forbid or propose stay, so they never compare equal to a request.
enum KoreanEndings {
  /// What is left of the syllables of a request.
  struct Stem: Hashable {
    /// How many syllables of the text are kept.
    var kept: Int
    /// The last kept syllable, and the one before it, as they are compared.
    var last: UInt32
    var beforeLast: UInt32
  }

  /// The ways to take the ending off, likeliest first; the text itself when it has none.
  static func stems(of syllables: ArraySlice<UInt32>) -> [Stem] {
    var stems: [Stem] = []
    func add(_ stem: Stem?) {
      if let stem, !stems.contains(stem) { stems.append(stem) }
    }
    add(question(syllables))
    for ending in afterInfinitive where ends(syllables, in: ending) {
      add(infinitive(syllables.dropLast(ending.count)))
      break
    }
    for ending in afterStem where ends(syllables, in: ending) {
      add(stem(syllables.dropLast(ending.count)))
      break
    }
    for ending in afterRieul where ends(syllables, in: ending) {
      withoutRieul(syllables.dropLast(ending.count)).forEach(add)
      break
    }
    add(stative(syllables))
    if stems.isEmpty { add(infinitive(syllables)) }
    add(plain(syllables))
    return stems
  }

  /// The likeliest stem of a verb, as it is compared.
  static func stem(of verb: String) -> [UInt32]? {
    let syllables = verb.unicodeScalars.map(\.value)
    return stems(of: syllables[...]).first.map { stem in
      var kept = Array(syllables.prefix(stem.kept))
      kept[stem.kept - 1] = stem.last
      if stem.kept > 1 { kept[stem.kept - 2] = stem.beforeLast }
      return kept
    }
  }

  private static func ends(_ syllables: ArraySlice<UInt32>, in ending: [UInt32]) -> Bool {
    syllables.count > ending.count && syllables.suffix(ending.count).elementsEqual(ending)
  }

  private static func plain(_ syllables: ArraySlice<UInt32>) -> Stem? {
    guard let last = syllables.last else { return nil }
    return Stem(kept: syllables.count, last: last, beforeLast: syllables.dropLast().last ?? 0)
  }

  /// 저장해 → 저장, 열어 → 열, 꺼 → 꺼.
  private static func infinitive(_ syllables: ArraySlice<UInt32>) -> Stem? {
    guard let last = syllables.last, isOpenVerbEnd(last) || syllables.count == 1 else { return nil }
    let before = syllables.dropLast()
    guard let previous = before.last, HangulSyllable.isSyllable(previous) else {
      return plain(syllables)
    }
    if last == hae { return plain(before) }
    if last == yeo, previous == ha, before.count > 1 { return plain(before.dropLast()) }
    if last == eo || last == a || last == yeo {
      let vowel = HangulSyllable.vowel(of: previous)
      // ㅟ and ㅢ do not merge with 어.
      if HangulSyllable.final(of: previous) != 0 || vowel == 16 || vowel == 19 {
        return plain(before)
      }
      if let merged = contracted(previous), vowel == 11 {
        return Stem(kept: before.count, last: merged, beforeLast: before.dropLast().last ?? 0)
      }
    }
    return plain(syllables)
  }

  /// Whether a syllable can end the 아/어 form of a verb.
  private static func isOpenVerbEnd(_ syllable: UInt32) -> Bool {
    guard HangulSyllable.isSyllable(syllable), HangulSyllable.final(of: syllable) == 0 else {
      return false
    }
    // ㅏ ㅐ ㅑ ㅓ ㅔ ㅕ ㅖ ㅘ ㅙ ㅝ
    return [0, 1, 2, 4, 5, 6, 7, 9, 10, 14].contains(HangulSyllable.vowel(of: syllable))
  }

  /// 저장하 → 저장, 끄 → 꺼, 보이 → 보여, 부르 → 불러.
  private static func stem(_ syllables: ArraySlice<UInt32>) -> Stem? {
    guard let last = syllables.last, HangulSyllable.isSyllable(last) else { return nil }
    let before = syllables.dropLast()
    if last == ha, !before.isEmpty { return plain(before) }
    if let irregular = irregularStems[last] {
      return Stem(kept: syllables.count, last: irregular, beforeLast: before.last ?? 0)
    }
    guard HangulSyllable.final(of: last) == 0 else { return plain(syllables) }
    let previous = before.last ?? 0
    let isBright =
      HangulSyllable.isSyllable(previous) && [0, 8].contains(HangulSyllable.vowel(of: previous))
    if last == reu, HangulSyllable.isSyllable(previous), HangulSyllable.final(of: previous) == 0 {
      return Stem(kept: syllables.count, last: isBright ? ra : reo, beforeLast: previous + 8)
    }
    var merged = contracted(last) ?? last
    if HangulSyllable.vowel(of: last) == 18, isBright {
      merged = HangulSyllable.syllable(HangulSyllable.initial(of: last), 0, 0)
    }
    return Stem(kept: syllables.count, last: merged, beforeLast: previous)
  }

  /// An open syllable with 아/어 merged into it.
  private static func contracted(_ syllable: UInt32) -> UInt32? {
    let vowels: [UInt32: UInt32] = [18: 4, 20: 6, 13: 14, 8: 9, 11: 10]
    guard let vowel = vowels[HangulSyllable.vowel(of: syllable)] else { return nil }
    return HangulSyllable.syllable(HangulSyllable.initial(of: syllable), vowel, 0)
  }

  /// 저장할 → 저장, 닫을 → 닫, 열 → 열 or 여.
  private static func withoutRieul(_ syllables: ArraySlice<UInt32>) -> [Stem] {
    guard let last = syllables.last, HangulSyllable.isSyllable(last),
      HangulSyllable.final(of: last) == 8
    else { return [] }
    var found: [Stem?] = []
    if last == eul { found.append(stem(syllables.dropLast())) }
    found.append(stem(syllables.dropLast() + [last - 8]))
    found.append(stem(syllables))
    return found.compactMap(\.self)
  }

  /// 켜져 있어, 있나요, 있습니까: a state is asked for in many ways that are one question.
  private static func stative(_ syllables: ArraySlice<UInt32>) -> Stem? {
    for ending in stateEndings where ends(syllables, in: ending) {
      let rest = syllables.dropLast(ending.count)
      if let last = rest.last, last == it || last == eop { return plain(rest) }
    }
    return nil
  }

  /// 몇 시야, 몇 시예요, 몇 시인가요: a question with a word that asks is one, however it ends.
  private static func question(_ syllables: ArraySlice<UInt32>) -> Stem? {
    for form in whatForms where syllables.suffix(form.count).elementsEqual(form) {
      let kept = syllables.dropLast(form.count)
      return Stem(kept: kept.count + 1, last: what, beforeLast: kept.last ?? 0)
    }
    let asks = syllables.suffix(10)
    guard askingWords.contains(where: { contains(asks, $0) }) else { return nil }
    for ending in questionEndings where ends(syllables, in: ending) {
      return plain(syllables.dropLast(ending.count))
    }
    return nil
  }

  private static func contains(_ syllables: ArraySlice<UInt32>, _ word: [UInt32]) -> Bool {
    guard syllables.count >= word.count else { return false }
    return (syllables.startIndex...(syllables.endIndex - word.count)).contains {
      syllables[$0..<($0 + word.count)].elementsEqual(word)
    }
  }

  private static let what: UInt32 = 0xBB50
  private static let hae: UInt32 = 0xD574
  private static let ha: UInt32 = 0xD558
  private static let eo: UInt32 = 0xC5B4
  private static let a: UInt32 = 0xC544
  private static let yeo: UInt32 = 0xC5EC
  private static let reu: UInt32 = 0xB974
  private static let ra: UInt32 = 0xB77C
  private static let reo: UInt32 = 0xB7EC
  private static let eul: UInt32 = 0xC744
  private static let it: UInt32 = 0xC788
  private static let eop: UInt32 = 0xC5C6

  /// Stems whose ㄷ becomes ㄹ before a vowel: 듣다, 묻다, 걷다, 싣다.
  private static let irregularStems: [UInt32: UInt32] = [
    0xB4E3: 0xB4E4, 0xBB3B: 0xBB3C, 0xAC77: 0xAC78, 0xC2E3: 0xC2E4,
  ]

  private static func list(_ words: String) -> [[UInt32]] {
    words.split(whereSeparator: \.isWhitespace).map { $0.unicodeScalars.map(\.value) }
      .sorted { $0.count > $1.count }
  }

  private static let afterInfinitive = list(
    """
    줘 줘요 줘라 주라 줄래 줄래요 줄래용 주세요 주셔요 주세용 주십시오 주실래요 주시겠어요 주시겠습니까 주실수있어요
    주실수있나요 주실수있을까요 주실수있습니까 줄수있어 줄수있어요 줄수있나요 줄수있니 줄수있을까 줄수있을까요 줘봐 줘봐요
    주면돼 주면좋겠어 주면좋겠어요 주면고맙겠어 주시면감사하겠습니다 주시면돼요 주셨으면해요 주셨으면좋겠어요 줬으면해
    줬으면좋겠어 주길바라 주기 주렴 다오 달라 둬 둬요 둬줘 둬주세요 두세요 두기 둘래 놔 놔요 놔줘 놔주세요 놓아 놓아줘
    놓아주세요 놓으세요 봐 봐요 봐줘 봐주세요 보세요 볼래 볼래요 보자 요 라 라고 줘야돼 줘야해
    """)

  private static let afterStem = list(
    """
    기 고싶어 고싶어요 고싶은데 고싶은데요 고싶습니다 고싶다 세요 셔요 십시오 으세요 으십시오 자 시겠어요 시죠 도록해 도록해줘
    도록해요 도록해주세요 길원해 길원해요 길바라 길바랍니다 으렴 렴
    """)

  private static let afterRieul = list(
    """
    게 게요 래 래요 수있어 수있어요 수있나요 수있을까 수있을까요 수있니 수있습니까 거야 거예요 겁니다
    """)

  private static let askingWords = list("몇 며칠 누구 언제 어디 얼마 무엇 어느")

  private static let questionEndings = list(
    """
    야 이야 예요 이에요 에요 인가요 인가 인지 입니까 이지 지 지요 이죠 죠 이니 니 이냐 냐 인지알려줘 인지말해줘
    """)

  private static let whatForms = list(
    """
    뭐야 뭐예요 뭐에요 뭐지 뭐지요 뭐죠 뭐니 뭐냐 뭔가요 뭔가 뭐인가요 뭡니까 뭔지알려줘 뭔지말해줘
    """)

  private static let stateEndings = list("어 어요 나요 니 나 냐 습니까 는지알려줘 는지확인해줘 는지봐줘 는지말해줘 을까")
}
