extension Matcher {
  /// The words and syllables of a part of the utterance.
  func units(_ window: Range<Int>) -> [UtteranceUnit] {
    var units: [UtteranceUnit] = []
    units.reserveCapacity(window.count)
    var groupStart = window.lowerBound
    let names = appSpans.filter { span in
      (span.start + 1..<max(span.start + 1, span.end)).contains { folder.tokens[$0].isSpaced }
    }
    for token in window {
      let entry = folder.tokens[token]
      if entry.isSpaced { groupStart = token }
      let hash = hash(token, token + 1)
      var unit = UtteranceUnit(
        scalar: 0, value: 0, hash: hash, token: token, isSpaced: entry.isSpaced, isSmall: false,
        isKnown: false, synonyms: -1)
      let bytes = UnsafeBufferPointer(start: folder.bytes + Int(entry.start), count: entry.length)
      if entry.kind == .single {
        unit.scalar = UTF8Bytes.read(bytes, at: 0)?.scalar ?? 0
        unit.particles = KoreanParticles.groupNumbers[unit.scalar] ?? 0
      } else {
        unit.value = TemplateNode.wordValue(hash)
        unit.first = bytes.first ?? 0
        unit.last = bytes.last ?? 0
        unit.length = bytes.count
        unit.head = PhraseKey.head(of: bytes)
        for byte in bytes {
          if byte &- 0x30 < 10 { unit.isFixed = true }
          if byte >= 0x80 { unit.isASCII = false }
        }
        unit.synonyms = tables.synonyms[hash] ?? -1
        unit.isKnown =
          WordTables.frequent.contains(hash) || phrases.terms.has(SpanHash.mix(hash, Salt.term))
      }
      if names.contains(where: { $0.start <= token && $0.end > token }) {
        unit.isFixed = true
        unit.isNamed = true
      }
      units.append(unit)
      let isGroupEnd = token + 1 == window.upperBound || folder.tokens[token + 1].isSpaced
      if isGroupEnd, tables.smallWords.contains(self.hash(groupStart, token + 1)) {
        units[groupStart - window.lowerBound].isSmall = true
      }
    }
    return units
  }

  /// The ways in which the utterance may be compared with phrases: short forms written out, the
  /// ending taken off the verb that ends it, other verbs of the same meaning in its place.
  func variants(_ units: [UtteranceUnit], app: Range<Int>?) -> [UtteranceVariant] {
    let variants = endings(units, app: app)
    return [writtenOut(units)].compactMap(\.self) + variants
      + variants.flatMap { withOtherVerbs($0, app: app) }
  }

  /// The ways to take the ending off the verb that ends the utterance, or that the app's name
  /// follows at its end.
  private func endings(_ units: [UtteranceUnit], app: Range<Int>?) -> [UtteranceVariant] {
    var end = units.count
    var rest: ArraySlice<UtteranceUnit> = []
    if let app, units.last?.token == app.upperBound - 1 {
      end = units.count - app.count
      rest = units[end...]
    }
    let none = units.last.map { $0.token + 1 } ?? 0
    let plain = UtteranceVariant(
      units: units, ending: none..<none, courtesy: none..<none, firstChanged: none)
    let tail = units[..<end].reversed().prefix { HangulSyllable.isSyllable($0.scalar) }.count
    guard tail > 0 else { return [plain] }
    let start = end - tail
    let endToken = units[end - 1].token + 1
    return KoreanEndings.stems(of: units[start..<end].map(\.scalar)[...]).compactMap { stem in
      var kept = start + stem.kept
      var variant = plain
      variant.ending = (units[kept - 1].token + 1)..<endToken
      var changed = units
      changed[kept - 1].scalar = stem.last
      if stem.kept > 1 { changed[kept - 2].scalar = stem.beforeLast }
      let first = [kept - 2, kept - 1].first { index in
        index >= start && changed[index].scalar != units[index].scalar
      }
      if let first {
        variant.firstChanged = units[first].token
      } else if !variant.ending.isEmpty, let courtesy = courtesyBeforeEnding(units, kept) {
        variant.courtesy = units[courtesy].token..<(units[kept - 1].token + 1)
        kept = courtesy
      }
      variant.units = Array(changed[..<kept] + rest)
      return variant.units.isEmpty ? nil : variant
    }
  }

  private func courtesyBeforeEnding(_ units: [UtteranceUnit], _ kept: Int) -> Int? {
    for start in max(1, kept - tables.longestCourtesy)..<max(1, kept) where units[start].isSpaced {
      if tables.courtesyAfter.contains(hash(units[start].token, units[kept - 1].token + 1)) {
        return start
      }
    }
    return nil
  }
}
