extension Matcher {
  /// Whether words are a known value with a restriction beside it, which is another request:
  /// "everything but the lamp", 조명만.
  func isRestricted(
    _ range: Range<Int>, _ segments: ArraySlice<VocabularySegment>
  ) -> Bool {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !folder.tokens[end].isSpaced { end += 1 }
      if isRestriction(start..<end, range, segments) { return true }
      start = end
    }
    // A particle that was taken off the last word may be the end of one that restricts: 없이, 밖에.
    var (first, end) = (range.upperBound - 1, range.upperBound)
    while end < folder.count, !folder.tokens[end].isSpaced { end += 1 }
    while first > range.lowerBound, !folder.tokens[first].isSpaced { first -= 1 }
    return end > range.upperBound && isRestriction(first..<end, range, segments)
  }

  /// Whether a word, or the particle at its end, restricts a known value beside it.
  private func isRestriction(
    _ word: Range<Int>, _ range: Range<Int>, _ segments: ArraySlice<VocabularySegment>
  ) -> Bool {
    let words = hash(word.lowerBound, word.upperBound)
    let isWord = tables.guarded.contains(words) || tables.quantifiers.contains(words)
    guard let start = isWord ? word.lowerBound : restriction(word) else { return false }
    return isBeside(start..<withoutTies(word.upperBound, range), range, segments)
  }

  /// Where what follows begins once "of" and "the" are passed over.
  private func withoutTies(_ start: Int, _ range: Range<Int>) -> Int {
    var start = start
    while start < range.upperBound {
      let word = hash(start, start + 1)
      guard tables.smallWords.contains(word) || tables.nameTies.contains(word) else { break }
      start += 1
    }
    return start
  }

  /// Whether words hold the name of an app: where it is asked, its name is no part of a value that
  /// nobody knows.
  func holdsName(of app: UInt32, _ range: Range<Int>) -> Bool {
    appSpans.contains {
      $0.app == app && $0.start >= range.lowerBound && $0.end <= range.upperBound
    }
  }

  /// Whether words begin with a particle of the word before, or with half of one.
  func isTorn(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    guard start > 0, !folder.tokens[start].isSpaced else { return false }
    let end = min(start + 2, range.upperBound)
    let syllables = Spelling.scalars(bytes(folder, (start - 1)..<end))
    return KoreanParticles.forms.contains { form in
      syllables.dropFirst().starts(with: form.syllables)
        || syllables.starts(with: form.syllables)
          && form.syllables.count > 1
    }
  }

  /// Where a particle that restricts begins at the end of a Korean word.
  private func restriction(_ word: Range<Int>) -> Int? {
    guard word.count > 1, folder.tokens[word.upperBound - 1].kind == .single else { return nil }
    let syllables = Spelling.scalars(bytes(folder, word))
    guard syllables.count == word.count,
      let particle = KoreanParticles.particle(endOf: syllables[...]),
      [.also, .only, .except].contains(particle.role)
    else { return nil }
    return word.upperBound - particle.length
  }

  /// Whether a known value ends before words of a range or begins after them.
  private func isBeside(
    _ words: Range<Int>, _ range: Range<Int>, _ segments: ArraySlice<VocabularySegment>
  ) -> Bool {
    let before = (range.lowerBound..<words.lowerBound).map { $0..<words.lowerBound }
    let after = (words.upperBound..<max(words.upperBound, range.upperBound)).map {
      words.upperBound..<($0 + 1)
    }
    return (before + after).contains { !entries(segments, $0).isEmpty }
  }

  /// Whether words may be an unknown value: nothing at their edges changes what is asked for.
  func mayBeValue(_ range: Range<Int>) -> Bool {
    guard range.count <= 24 else { return false }
    let words = NameWords(
      UnsafeBufferPointer(start: folder.tokens + range.lowerBound, count: range.count)
    ).words.map { ($0.lowerBound + range.lowerBound)..<($0.upperBound + range.lowerBound) }
    guard let first = words.first, let last = words.last else { return false }
    let isNothingButQuantity = words.allSatisfy { word in
      let hash = hash(word.lowerBound, word.upperBound)
      return tables.quantifiers.contains(hash) || tables.smallWords.contains(hash)
        || tables.nameTies.contains(hash)
    }
    if isNothingButQuantity { return false }
    return ![first, last].contains { tables.guarded.contains(hash($0.lowerBound, $0.upperBound)) }
      && !(first == last && tables.smallWords.contains(hash(first.lowerBound, first.upperBound)))
  }
}
