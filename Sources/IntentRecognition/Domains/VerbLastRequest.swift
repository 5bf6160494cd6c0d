/// A request as Korean builds it: 예약 내역을 캘린더에 저장해줘.
struct VerbLastRequest: RequestShape {
  let matcher: Matcher
  let window: Range<Int>

  func verb(_ word: String) -> Range<Int>? {
    let tail = syllables(before: window.upperBound)
    guard !tail.isEmpty else { return nil }
    let wanted = Self.stems(of: FoldedText(word).text.unicodeScalars.map(\.value))
    for stem in KoreanEndings.stems(of: tail[...]) {
      let said = Self.applying(stem, to: tail)
      for form in wanted where said.count >= form.count && said.suffix(form.count) == form[...] {
        let start = window.upperBound - tail.count + stem.kept - form.count
        if start == window.lowerBound || tokens[start].isSpaced || endsNoun(before: start) {
          return start..<window.upperBound
        }
      }
    }
    return nil
  }

  func object(_ word: String, beside verb: Range<Int>) -> Range<Int>? {
    let word = FoldedText(word)
    let count = word.tokens.count
    guard count > 0, verb.lowerBound - window.lowerBound >= count else { return nil }
    let places = stride(from: verb.lowerBound - count, through: window.lowerBound, by: -1)
    return places.lazy.map { $0..<($0 + count) }.first { range in
      isBeginning(range.lowerBound) && matcher.isWord(range, word)
        && isNounEnd(range.upperBound, verb: verb.lowerBound)
    }
  }

  func isGuarded(beside verb: Range<Int>) -> Bool {
    var start = window.lowerBound
    while start < verb.lowerBound {
      var end = start + 1
      while end < verb.lowerBound, !tokens[end].isSpaced { end += 1 }
      if matcher.tables.guarded.contains(matcher.hash(start, end)) { return true }
      let word = (start..<end).map(scalar)
      if let particle = KoreanParticles.particle(endOf: word[...]),
        [.also, .only, .except].contains(particle.role)
      {
        return true
      }
      start = end
    }
    return false
  }

  private var tokens: UnsafeMutablePointer<FoldedToken> { matcher.folder.tokens }

  private func isBeginning(_ token: Int) -> Bool {
    token == window.lowerBound || tokens[token].isSpaced
      || matcher.appSpans.contains { $0.end == token }
  }

  /// Whether a noun ends at a token: the word does, or particles that a request may have follow.
  ///
  /// 캘린더 is in 캘린더에 and in 캘린더 앱에, and not in 캘린더하우스에. Nouns are often written
  /// together (예약내역), so one that begins a word counts when a known noun of two syllables or more
  /// follows it.
  private func isNounEnd(_ token: Int, verb: Int) -> Bool {
    if token == verb || tokens[token].isSpaced { return true }
    var end = token + 1
    while end < verb, !tokens[end].isSpaced { end += 1 }
    let rest = (token..<end).map(scalar)
    if Self.compounds.contains(rest) { return true }
    for compound in Self.compounds where rest.starts(with: compound) {
      if isParticle(rest.dropFirst(compound.count), after: rest[compound.count - 1]) { return true }
    }
    return isParticle(rest[...], after: scalar(token - 1))
  }

  /// Whether syllables are one or two particles that a request means the same without.
  private func isParticle(_ rest: ArraySlice<UInt32>, after previous: UInt32) -> Bool {
    let word = [previous] + rest
    if Self.spokenParticles.contains(Array(rest)) { return true }
    guard !rest.isEmpty, let last = KoreanParticles.particle(endOf: word[...], isLenient: true),
      last.role.isDroppable
    else { return false }
    return last.length == rest.count
      || isParticle(rest.dropLast(last.length), after: previous)
  }

  /// Whether a noun, with a particle or without, ends right before a verb that is written onto it.
  private func endsNoun(before token: Int) -> Bool {
    guard token > window.lowerBound else { return true }
    return KoreanParticles.particle(endOf: syllables(before: token)[...])?.role.isDroppable ?? false
  }

  /// Particles of place that people say and seldom write: 캘린더에다가 저장해줘.
  private static let spokenParticles = ["에다", "에다가", "로다가", "으로다가"].map {
    $0.unicodeScalars.map(\.value)
  }

  /// What nouns are often written together with: 예약내역, 예약일정, 캘린더앱, 타이머알림.
  private static let compounds: [[UInt32]] = ["내역", "일정", "앱", "목록", "정보", "들"].map {
    $0.unicodeScalars.map(\.value)
  }

  private func scalar(_ token: Int) -> UInt32 {
    UTF8Bytes.read(matcher.bytes(token..<(token + 1)), at: 0)?.scalar ?? 0
  }

  /// The Hangul syllables that end at a token, whatever is between them.
  private func syllables(before end: Int) -> [UInt32] {
    var start = end
    while start > window.lowerBound, HangulSyllable.isSyllable(scalar(start - 1)) { start -= 1 }
    return (start..<end).map(scalar)
  }

  private static func stems(of word: [UInt32]) -> [[UInt32]] {
    KoreanEndings.stems(of: word[...]).map { applying($0, to: word) }
  }

  private static func applying(_ stem: KoreanEndings.Stem, to word: [UInt32]) -> [UInt32] {
    var kept = Array(word.prefix(stem.kept))
    kept[stem.kept - 1] = stem.last
    if stem.kept > 1 { kept[stem.kept - 2] = stem.beforeLast }
    return kept
  }
}
