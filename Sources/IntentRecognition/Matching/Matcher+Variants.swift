extension Matcher {
  /// Whether the units may be compared in more ways than as they are.
  func mayVary(_ units: [UtteranceUnit]) -> Bool {
    units.contains { HangulSyllable.isSyllable($0.scalar) } || hasShortForm(units)
  }

  private func hasShortForm(_ units: [UtteranceUnit]) -> Bool {
    var start = 0
    while start < units.count {
      var end = start + 1
      while end < units.count, !units[end].isSpaced, units[end].scalar == 0 { end += 1 }
      if units[start].scalar == 0,
        tables.contractions[hash(units[start].token, units[end - 1].token + 1)] != nil
      {
        return true
      }
      start = end
    }
    return false
  }

  /// The units with short forms written out: "what's" as "what is"; nil when there are none.
  func writtenOut(_ units: [UtteranceUnit]) -> UtteranceVariant? {
    guard hasShortForm(units) else { return nil }
    var written: [UtteranceUnit] = []
    var replaced: Range<Int>?
    var start = 0
    while start < units.count {
      var end = start + 1
      while end < units.count, !units[end].isSpaced, units[end].scalar == 0 { end += 1 }
      let tokens = units[start].token..<(units[end - 1].token + 1)
      if units[start].scalar == 0,
        let words = tables.contractions[hash(tokens.lowerBound, tokens.upperBound)]
      {
        replaced = replaced ?? tokens
        for (index, word) in words.enumerated() {
          written.append(Self.unit(word, in: units[min(start + index, end - 1)]))
        }
      } else {
        written += units[start..<end]
      }
      start = end
    }
    let end = units.last.map { $0.token + 1 } ?? 0
    return replaced.map {
      UtteranceVariant(
        units: written, ending: end..<end, courtesy: end..<end, firstChanged: end, replaced: $0)
    }
  }

  /// A word that stands in a unit without being written.
  private static func unit(_ word: String, in unit: UtteranceUnit) -> UtteranceUnit {
    let hash = SpanHash.hash(word.utf8)
    var new = unit
    new.hash = hash
    new.value = TemplateNode.wordValue(hash)
    new.isFixed = true
    new.isSmall = false
    new.synonyms = -1
    return new
  }

  /// The same with another verb of the same meaning at the end: 삭제 for 지워.
  func withOtherVerbs(_ variant: UtteranceVariant, app: Range<Int>?) -> [UtteranceVariant] {
    var end = variant.units.count
    if let app, variant.units.last?.token == app.upperBound - 1 { end -= app.count }
    let tail = variant.units[..<max(0, end)].suffix(4).map(\.scalar)
    guard let last = tail.last, last != 0 else { return [] }
    return tables.finalVerbs.flatMap { group in
      group.filter { Self.ends(tail, in: $0) }.flatMap { said in
        group.filter { $0 != said }.compactMap { other in
          replacing(variant, said.count, before: end, with: other)
        }
      }
    }
  }

  private static func ends(_ tail: [UInt32], in verb: [UInt32]) -> Bool {
    tail.suffix(verb.count).elementsEqual(verb)
  }

  private func replacing(
    _ variant: UtteranceVariant, _ count: Int, before end: Int, with verb: [UInt32]
  ) -> UtteranceVariant? {
    let start = end - count
    guard start > 0, variant.units[start].isSpaced else { return nil }
    let said = variant.units[start..<end]
    let first = said[start].token
    var new = variant
    new.units = Array(variant.units[..<start])
    for (index, scalar) in verb.enumerated() {
      var unit = said[min(start + index, end - 1)]
      unit.scalar = scalar
      unit.isSpaced = index == 0
      unit.particles = KoreanParticles.groupNumbers[scalar] ?? 0
      new.units.append(unit)
    }
    new.units += variant.units[end...]
    new.firstChanged = min(variant.firstChanged, first)
    new.replaced = first..<(said[end - 1].token + 1)
    let scalars = said.prefix(2).map(\.scalar)
    new.saidVerb = TemplateNode.pairTerm(
      scalars.count == 2 ? scalars[0] : 0, scalars[scalars.count - 1])
    return new
  }

  /// Whether a phrase of an app has a term, so that it tells phrases apart.
  func says(_ term: UInt64, _ app: AppRecord) -> Bool {
    let own = app.firstTemplate..<(app.firstTemplate + app.templateCount)
    var says = false
    phrases.terms.forEach(term) { offset in
      says = phrases.postings(offset).contains { own.contains($0) }
      return !says
    }
    return says
  }
}
