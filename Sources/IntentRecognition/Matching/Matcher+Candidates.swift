extension Matcher {
  /// How many entries of the lists of phrases by word are looked at, at most.
  private static let mostPostings = 1024

  /// The phrases that share enough words with the units to be worth aligning.
  ///
  /// Rare words are looked up first; once many phrases are in view, common words only add to
  /// their scores, so the cost is bounded whatever the number of phrases.
  func candidates(_ units: [UtteranceUnit], limit: Int, isNear: Bool = false) -> [UInt32] {
    // The words of an app's name are seldom words of a phrase: no phrase is found by them alone,
    // but one may have them.
    let all = lists(units) { _ in true }
    var lists = lists(units) { !$0.isNamed }
    if lists.isEmpty || isNear { lists = all }
    lists.sort { $0.count < $1.count }
    scores.clear()
    let filter = filter(units)
    var taken = 0
    var skipped = all.count - lists.count
    for list in lists {
      guard taken == 0 || taken + list.count <= Self.mostPostings else {
        skipped += 1
        continue
      }
      for template in list.prefix(Self.mostPostings)
      where isNear || filter.mayContain(phrases.key(template)) {
        scores.count(template)
      }
      taken += list.count
    }
    return best(limit, skipped: skipped, isNear: isNear)
  }

  /// The lists of phrases of the words and pairs of syllables among some units.
  private func lists(
    _ units: [UtteranceUnit], where counts: (UtteranceUnit) -> Bool
  ) -> [UnsafeBufferPointer<UInt32>] {
    var lists: [UnsafeBufferPointer<UInt32>] = []
    for (position, unit) in units.enumerated() where counts(unit) {
      if unit.scalar == 0 {
        add(SpanHash.mix(unit.hash, Salt.term), to: &lists)
      } else {
        let isLast = position + 1 == units.count
        if !isLast, units[position + 1].scalar != 0 {
          add(TemplateNode.pairTerm(unit.scalar, units[position + 1].scalar), to: &lists)
        }
        add(TemplateNode.pairTerm(0, unit.scalar), to: &lists)
      }
    }
    return lists
  }

  private func add(_ term: UInt64, to lists: inout [UnsafeBufferPointer<UInt32>]) {
    phrases.terms.forEach(term) { offset in
      lists.append(phrases.postings(offset))
      return false
    }
  }

  /// The phrases of which the greatest part was said, and at least half unless near is enough.
  private func best(_ limit: Int, skipped: Int, isNear: Bool) -> [UInt32] {
    var ranked: [(template: UInt32, score: Int, terms: Int)] = []
    for slot in scores.found {
      let template = scores.template(slot)
      let terms = phrases.termCount(template)
      let score = scores.score(slot)
      if isNear || (score + skipped) * 2 >= terms { ranked.append((template, score, terms)) }
    }
    ranked.sort { left, right in
      let (first, second) = (left.score * right.terms, right.score * left.terms)
      if first != second { return first > second }
      return left.score == right.score ? left.template < right.template : left.score > right.score
    }
    return ranked.prefix(limit).map(\.template)
  }

  private func filter(_ units: [UtteranceUnit]) -> PhraseFilter {
    PhraseFilter(units, allowsFlexible: options.allowedTiers.contains(.flexible))
  }

  /// The phrases of an app, at most as many as are worth aligning.
  func candidates(of app: UInt32, _ units: [UtteranceUnit]) -> [UInt32] {
    let record = phrases.app(app)
    let all = record.firstTemplate..<(record.firstTemplate + record.templateCount)
    guard all.count > 160 else {
      let filter = filter(units)
      return all.filter { filter.mayContain(phrases.key($0)) }
    }
    return candidates(units, limit: 4096).filter { all.contains($0) }.prefix(160).map { $0 }
  }

  /// The apps whose names are in a part of the utterance with one typing error.
  func findMistypedApps(_ window: Range<Int>) -> [AppSpan] {
    var spans: [AppSpan] = []
    let names = phrases.appNames
    let longest = Int(names.header.maximumTokens)
    for start in window where start == window.lowerBound || folder.tokens[start].isSpaced {
      for end in (start + 1)..<(min(window.upperBound, start + longest + 1) + 1)
      where endsWord(end, in: window) && !isNamed(start, end) {
        for name in mistypedNames(names, start..<end) {
          let span = AppSpan(
            start: start, end: end, app: names.entry(ofName: name), isMistyped: true)
          if !spans.contains(where: { $0.start == start && $0.end == end && $0.app == span.app }) {
            spans.append(span)
          }
        }
      }
    }
    return spans
  }

  /// Whether words are part of an app's name as it is, so not a mistyped other one.
  private func isNamed(_ start: Int, _ end: Int) -> Bool {
    appSpans.contains { $0.start <= start && $0.end >= end }
  }

  private func endsWord(_ end: Int, in window: Range<Int>) -> Bool {
    end == window.upperBound || folder.tokens[end].isSpaced || folder.tokens[end].kind == .single
  }

  /// The names that some tokens are with one typing error in one word.
  func mistypedNames(_ segment: VocabularySegment, _ range: Range<Int>) -> [UInt32] {
    var found: [UInt32] = []
    FuzzyKeys(folder, range).forEach(isQuery: true) { key, word in
      segment.fuzzy.forEach(key) { name in
        if !found.contains(name), isMistyped(segment, name, range, word) { found.append(name) }
        return found.count < 16
      }
    }
    return found
  }

  /// Whether a name is the tokens but for one edit in one word.
  private func isMistyped(
    _ segment: VocabularySegment, _ name: UInt32, _ range: Range<Int>, _ word: Range<Int>
  ) -> Bool {
    guard !WordTables.frequent.contains(hash(word.lowerBound, word.upperBound)) else {
      return false
    }
    nameFolder.fold(segment.text(ofName: name))
    let known = NameWords(UnsafeBufferPointer(start: nameFolder.tokens, count: nameFolder.count))
      .words
    let said = NameWords(
      UnsafeBufferPointer(start: folder.tokens + range.lowerBound, count: range.count)
    ).words
    guard known.count == said.count else { return false }
    var edits = 0
    for (left, right) in zip(known, said) {
      let expected = bytes(nameFolder, left)
      let typed = bytes(
        folder, (right.lowerBound + range.lowerBound)..<(right.upperBound + range.lowerBound))
      if ByteOrder.compare(expected, typed) == 0 { continue }
      guard Spelling.isOneEdit(expected, typed) else { return false }
      edits += 1
    }
    return edits == 1
  }

  func bytes(_ folder: TextFolder, _ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let start = Int(folder.tokens[range.lowerBound].start)
    return UnsafeBufferPointer(
      start: folder.bytes + start, count: Int(folder.tokens[range.upperBound - 1].end) - start)
  }
}
