extension Matcher {
  /// The names that an utterance says in another order of words, best first.
  func rearranged(
    _ utterance: UnsafeBufferPointer<UInt8>, among names: [RearrangeableName]
  ) -> [Reading] {
    let known = names.map { ($0, $0.variants(with: self)) }
    begin(utterance)
    var readings: [Reading] = []
    for window in windows().suffix(4).reversed() {
      for (name, variants) in known {
        readings += rearranged(utterance, window, name.template, variants)
      }
      if !readings.isEmpty { break }
    }
    return readings.sorted { $0.rank < $1.rank }
  }

  private func rearranged(
    _ utterance: UnsafeBufferPointer<UInt8>, _ window: CourtesyWindow, _ template: PhraseTemplate,
    _ variants: [LooseWords]
  ) -> [Reading] {
    let spans = appSpans.filter {
      String(phrases.string(phrases.app($0.app).id)) == template.app
        && $0.start >= window.range.lowerBound && $0.end <= window.range.upperBound
    }
    for span in [nil] + spans.map(Optional.some) {
      let app = span.map { $0.start..<$0.end }
      for said in looseWords(window.range, without: app) {
        for name in variants {
          let comparison = WordOrderComparison(name: name, said: said, guarded: tables)
          guard let differences = comparison.differences() else { continue }
          var costs: [Cost] = courtesy(around: window, utterance)
          if let app { costs.append(Cost(kind: .nameAdded, words: words(app, utterance))) }
          costs += differences.map { difference in
            let text = difference.tokens.map { words($0, utterance) }
            return Cost(
              kind: difference.kind, words: text ?? LooseAtom.text(difference.scalars))
          }
          return [
            Reading(
              template: template, tier: Tier(costs.map(\.kind)),
              literalWords: comparison.saidWords, costs: costs,
              appNameRange: app.map { source($0) })
          ]
        }
      }
    }
    return []
  }

  private func courtesy(
    around window: CourtesyWindow, _ utterance: UnsafeBufferPointer<UInt8>
  ) -> [Cost] {
    var costs: [Cost] = []
    let (start, end) = (window.range.lowerBound, window.range.upperBound)
    if start > 0 {
      let kind: Cost.Kind = window.isNamed ? .assistantName : .courtesy
      costs.append(Cost(kind: kind, words: words(0..<start, utterance)))
    }
    if end < folder.count {
      costs.append(Cost(kind: .courtesy, words: words(end..<folder.count, utterance)))
    }
    return costs
  }

  private func source(_ tokens: Range<Int>) -> Range<Int> {
    Int(
      folder.tokens[tokens.lowerBound].sourceStart)..<Int(
        folder.tokens[tokens.upperBound - 1].sourceEnd)
  }

  private func words(_ tokens: Range<Int>, _ utterance: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: utterance[source(tokens)]), as: UTF8.self)
  }

  // MARK: Words

  /// The words of some tokens, the ending of the request taken off in each way it can be.
  func looseWords(_ range: Range<Int>, without app: Range<Int>? = nil) -> [LooseWords] {
    let words = words(of: range, without: app)
    let syllables = words.flatMap { word in zip(word.scalars, word.tokens) }
    let tail = syllables.reversed().prefix { HangulSyllable.isSyllable($0.0) }.count
    let none = range.upperBound..<range.upperBound
    guard tail > 0 else { return [LooseWords(words: words, endingTokens: none, ending: [])] }
    let verb = syllables.suffix(tail)
    return KoreanEndings.stems(of: verb.map(\.0)[...]).map { stem in
      let dropped = verb.dropFirst(stem.kept)
      var kept = words
      var rest = dropped.count
      while rest > 0, let last = kept.last {
        let part = min(rest, last.scalars.count)
        rest -= part
        kept[kept.count - 1].scalars.removeLast(part)
        kept[kept.count - 1].tokens.removeLast(part)
        if kept[kept.count - 1].scalars.isEmpty { kept.removeLast() }
      }
      if let last = kept.indices.last, !kept[last].scalars.isEmpty {
        kept[last].scalars[kept[last].scalars.count - 1] = stem.last
      }
      let ending = dropped.first.map { $0.1..<range.upperBound } ?? none
      return LooseWords(words: kept, endingTokens: ending, ending: dropped.map(\.0))
    }
  }

  private func words(of range: Range<Int>, without app: Range<Int>?) -> [LooseWord] {
    var words: [LooseWord] = []
    var isAfterApp = false
    for token in range {
      if let app, app.contains(token) {
        isAfterApp = true
        continue
      }
      let entry = folder.tokens[token]
      let bytes = UnsafeBufferPointer(start: folder.bytes + Int(entry.start), count: entry.length)
      let scalars = Spelling.scalars(bytes)
      if entry.isSpaced || words.isEmpty || isAfterApp {
        words.append(LooseWord(scalars: [], tokens: [], isSmall: false))
      }
      isAfterApp = false
      words[words.count - 1].scalars += scalars
      words[words.count - 1].tokens += scalars.map { _ in token }
    }
    for index in words.indices {
      words[index].isSmall = tables.smallWords.contains(
        SpanHash.hash(LooseAtom.text(words[index].scalars).utf8))
    }
    guard let app else { return words }
    // What ties the app's name to the rest goes with it: 여기어때 앱에서, "with Stays".
    return words.filter { word in
      let first = word.tokens.first ?? 0
      let hash = SpanHash.hash(LooseAtom.text(word.scalars).utf8)
      if first == app.upperBound {
        if tables.appWords.contains(hash) { return false }
        let isParticle = KoreanParticles.forms.contains {
          $0.role.isDroppable && $0.syllables == word.scalars
        }
        return !isParticle
      }
      return !((word.tokens.last ?? 0) + 1 == app.lowerBound && tables.nameTies.contains(hash))
    }
  }
}
