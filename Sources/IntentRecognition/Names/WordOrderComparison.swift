/// Compares an utterance with a name word by word, wherever the words stand.
///
/// Every word of the name must be said and every word said must be the name's, but for small words.
/// What decides the meaning by its place keeps it: a negation, a restriction and a number their
/// neighbors, a preposition what it stands before, a moved word its particle.
struct WordOrderComparison {
  private let name: LooseWords
  private let said: LooseWords
  private let tables: WordTables
  private let expected: [LooseAtom]
  private let found: [LooseAtom]

  init(name: LooseWords, said: LooseWords, guarded tables: WordTables) {
    self.name = name
    self.said = said
    self.tables = tables
    let splitting = WordSplitting(name.words + said.words)
    func atoms(_ words: [LooseWord]) -> [LooseAtom] {
      words.enumerated().flatMap { splitting.split($0.element, number: $0.offset) ?? [] }
    }
    expected = atoms(name.words)
    found = atoms(said.words)
  }

  /// Something in which the two differ: words of the utterance, or letters of the name.
  struct Difference {
    var kind: Cost.Kind
    var tokens: Range<Int>?
    var scalars: [UInt32] = []
  }

  /// How many of the name's words were said.
  var saidWords: Int { found.count }

  /// The differences; nil when the utterance does not say the name.
  func differences() -> [Difference]? {
    guard let (left, right, small) = withoutSmallWords() else { return nil }
    guard Set(left.map(\.stem)).count > 1, keepsPlaces(left, right) else { return nil }
    let pairs = Self.pairs(left, right)
    guard let particles = particleDifferences(left, right, pairs) else { return nil }
    var differences = small
    let moved = pairs.filter(\.isMoved)
    differences += moved.map { Difference(kind: .wordMoved, tokens: right[$0.right].tokens) }
    differences += repetitions(left, right, pairs)
    differences += spacing(left, right, pairs)
    differences += particles
    if name.ending != said.ending {
      differences.append(
        said.ending.isEmpty
          ? Difference(kind: .requestEnding, scalars: name.ending)
          : Difference(kind: .requestEnding, tokens: said.endingTokens))
    }
    return differences
  }

  // MARK: Which words

  /// Both sides without the small words that only one has, or nil when another word is missing or
  /// added.
  private func withoutSmallWords() -> (
    left: [LooseAtom], right: [LooseAtom], differences: [Difference]
  )? {
    let (names, words) = (Set(expected.map(\.stem)), Set(found.map(\.stem)))
    var differences: [Difference] = []
    for atom in expected where !words.contains(atom.stem) {
      guard atom.isSmall, !isFixed(atom) else { return nil }
      differences.append(Difference(kind: .smallWordMissing, scalars: atom.stem))
    }
    for atom in found where !names.contains(atom.stem) {
      let isCourtesy = tables.courtesyBefore.contains(hash(atom))
      guard atom.isSmall || isCourtesy, !isFixed(atom) else { return nil }
      differences.append(
        Difference(
          kind: atom.isSmall ? .smallWordAdded : .courtesy, tokens: atom.wholeTokens))
    }
    return (
      expected.filter { words.contains($0.stem) }, found.filter { names.contains($0.stem) },
      differences
    )
  }

  private func hash(_ atom: LooseAtom) -> UInt64 { SpanHash.hash(atom.text.utf8) }

  /// Whether a word is a negation, a restriction or a number.
  private func isFixed(_ atom: LooseAtom) -> Bool {
    tables.guarded.contains(hash(atom)) || NumberWords.isQuantity(atom.text)
      || atom.stem.contains { (0x30...0x39).contains($0) }
  }

  private static let verbParticles: Set<[UInt32]> = Set(
    ["off", "out", "up", "down", "over", "under", "away", "back"].map {
      $0.unicodeScalars.map(\.value)
    })

  /// Whether the words whose place decides the meaning stand between the same words on both sides.
  private func keepsPlaces(_ left: [LooseAtom], _ right: [LooseAtom]) -> Bool {
    places(left) == places(right)
  }

  private struct Place: Hashable {
    var stem: [UInt32]
    var before: [UInt32]?
    var after: [UInt32]?
  }

  private func places(_ atoms: [LooseAtom]) -> [Place: Int] {
    var places: [Place: Int] = [:]
    for (index, atom) in atoms.enumerated() {
      let before = index > 0 ? atoms[index - 1].stem : []
      let after = index + 1 < atoms.count ? atoms[index + 1].stem : []
      var place: Place?
      if isFixed(atom) {
        place = Place(stem: atom.stem, before: before, after: after)
      } else if tables.nameTies.contains(hash(atom)) {
        place = Place(stem: atom.stem, after: after)
      } else if Self.verbParticles.contains(atom.stem) {
        place = Place(stem: atom.stem, before: before)
      }
      if let place { places[place, default: 0] += 1 }
    }
    return places
  }

  // MARK: Which order

  /// A word of the name and the same word of the utterance.
  private struct Pair {
    var left: Int
    var right: Int
    var isMoved: Bool
  }

  /// The words in the longest order that both have, then those that stand elsewhere.
  private static func pairs(_ left: [LooseAtom], _ right: [LooseAtom]) -> [Pair] {
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for first in left.indices {
      for second in right.indices {
        lengths[first + 1][second + 1] =
          left[first].stem == right[second].stem
          ? lengths[first][second] + 1
          : max(lengths[first][second + 1], lengths[first + 1][second])
      }
    }
    // From the end, so that of two equal words the one beside its neighbor stays.
    var pairs: [Pair] = []
    var (first, second) = (left.count, right.count)
    while first > 0, second > 0 {
      if left[first - 1].stem == right[second - 1].stem {
        pairs.insert(Pair(left: first - 1, right: second - 1, isMoved: false), at: 0)
        first -= 1
        second -= 1
      } else if lengths[first - 1][second] > lengths[first][second - 1] {
        first -= 1
      } else {
        second -= 1
      }
    }
    var free = Set(left.indices).subtracting(pairs.map(\.left))
    for index in right.indices where !pairs.contains(where: { $0.right == index }) {
      guard let match = free.sorted().first(where: { left[$0].stem == right[index].stem }) else {
        continue
      }
      free.remove(match)
      pairs.append(Pair(left: match, right: index, isMoved: true))
    }
    return pairs
  }

  /// The words that one side has more often than the other.
  private func repetitions(
    _ left: [LooseAtom], _ right: [LooseAtom], _ pairs: [Pair]
  ) -> [Difference] {
    let (used, heard) = (Set(pairs.map(\.left)), Set(pairs.map(\.right)))
    return left.indices.filter { !used.contains($0) }.map {
      Difference(kind: .wordRepeated, scalars: left[$0].stem)
    }
      + right.indices.filter { !heard.contains($0) }.map {
        Difference(kind: .wordRepeated, tokens: right[$0].tokens)
      }
  }

  /// The words that are written together on one side and apart on the other.
  private func spacing(
    _ left: [LooseAtom], _ right: [LooseAtom], _ pairs: [Pair]
  ) -> [Difference] {
    let places = Dictionary(pairs.map { ($0.right, $0.left) }) { first, _ in first }
    return right.indices.dropFirst().compactMap { index in
      guard let here = places[index], let before = places[index - 1], here == before + 1,
        (right[index].word == right[index - 1].word) != (left[here].word == left[before].word)
      else { return nil }
      return Difference(
        kind: .spacing,
        tokens: right[index - 1].tokens.lowerBound..<right[index].wholeTokens.upperBound)
    }
  }

  // MARK: Particles

  /// The particles that differ; nil where one says something else of its word.
  private func particleDifferences(
    _ left: [LooseAtom], _ right: [LooseAtom], _ pairs: [Pair]
  ) -> [Difference]? {
    let roles = left.filter { $0.role != .none && $0.role != .possessive }.count
    var differences: [Difference] = []
    for pair in pairs {
      let (expected, heard) = (left[pair.left], right[pair.right])
      if expected.particles == heard.particles { continue }
      if expected.role != .none, heard.role != .none {
        guard expected.role.isExchangeable(with: heard.role) else { return nil }
      } else if pair.isMoved, expected.role != heard.role, roles > 1 {
        // Only its particle tells what a word is that left its place.
        return nil
      }
      differences.append(
        heard.particles.isEmpty
          ? Difference(kind: .particle, scalars: expected.particles)
          : Difference(
            kind: .particle, tokens: heard.tokens.upperBound..<heard.wholeTokens.upperBound))
    }
    return differences
  }
}
