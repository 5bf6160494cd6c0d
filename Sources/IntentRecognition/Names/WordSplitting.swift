/// Takes words apart into those that occur on their own: 예약내역 is 예약 and 내역 where both do.
struct WordSplitting {
  /// The words that no others make up.
  private var atoms: Set<[UInt32]> = []
  private var longest = 0

  /// Takes the words of both sides that are compared.
  init(_ words: [LooseWord]) {
    let stems = Set(words.map(\.stem))
    atoms = stems
    longest = stems.map(\.count).max() ?? 0
    let composed = words.filter { word in
      var others = self
      others.atoms.remove(word.stem)
      let bare = LooseWord(
        scalars: word.stem, tokens: Array(word.tokens.prefix(word.stem.count)), isSmall: false)
      return others.split(bare, number: 0) != nil
    }
    atoms.subtract(composed.map(\.stem))
  }

  /// The parts of a word, each a word of its own, with particles between them; nil when it has none.
  func split(_ word: LooseWord, number: Int) -> [LooseAtom]? {
    var dead: Set<Int> = []
    return split(word, number, from: 0, &dead)
  }

  private func split(
    _ word: LooseWord, _ number: Int, from start: Int, _ dead: inout Set<Int>
  ) -> [LooseAtom]? {
    guard start < word.scalars.count else { return [] }
    guard !dead.contains(start) else { return nil }
    let most = min(longest, word.scalars.count - start)
    for length in stride(from: most, to: 0, by: -1) {
      let end = start + length
      guard word.isCut(end), atoms.contains(Array(word.scalars[start..<end])) else { continue }
      for (after, particles, role) in particleEnds(of: word, from: end) {
        guard let rest = split(word, number, from: after, &dead) else { continue }
        let tokens = word.tokens[start]..<(word.tokens[end - 1] + 1)
        let atom = LooseAtom(
          stem: Array(word.scalars[start..<end]), particles: particles, role: role, tokens: tokens,
          wholeTokens: tokens.lowerBound..<(word.tokens[after - 1] + 1), word: number,
          isSmall: word.isSmall)
        return [atom] + rest
      }
    }
    dead.insert(start)
    return nil
  }

  /// Where the particles after a part may end: no particle first, then one, then two.
  private func particleEnds(
    of word: LooseWord, from start: Int
  ) -> [(end: Int, particles: [UInt32], role: KoreanParticleRole)] {
    var ends: [(end: Int, particles: [UInt32], role: KoreanParticleRole)] = [(start, [], .none)]
    for _ in 0..<2 {
      guard let last = ends.last else { break }
      let form = KoreanParticles.forms.first { form in
        form.role.isDroppable && word.scalars[last.end...].starts(with: form.syllables)
          && KoreanParticles.suits(form.follows, word.scalars[last.end - 1])
      }
      guard let form else { break }
      let role = form.role == .plural ? last.role : form.role
      ends.append((last.end + form.syllables.count, last.particles + form.syllables, role))
    }
    return ends
  }
}
