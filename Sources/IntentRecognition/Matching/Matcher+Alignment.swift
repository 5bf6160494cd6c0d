extension Matcher {
  /// Finds the phrases that the utterance says with something forgiven.
  func alignedReadings(_ windows: [CourtesyWindow]) -> [AlignedReading] {
    var tried: [Range<Int>] = []
    for window in [windows.last, windows.first].compactMap(\.self) + windows.reversed() {
      guard tried.count < 4, !tried.contains(window.range) else { continue }
      tried.append(window.range)
      let readings = align(window)
      if !readings.isEmpty { return readings }
    }
    return []
  }

  private func align(_ window: CourtesyWindow) -> [AlignedReading] {
    let units = units(window.range)
    var aligner = PhraseAligner(phrases: phrases, folder: folder)
    aligner.allowsFlexible = options.allowedTiers.contains(.flexible)
    var given = courtesyCosts(window)
    var found: [AlignedReading] = []
    var spans = appSpans.filter {
      $0.start >= window.range.lowerBound && $0.end <= window.range.upperBound
    }
    for span in spans { found += align(&aligner, units, span, given) }
    if found.isEmpty, aligner.allowsFlexible {
      spans = findMistypedApps(window.range)
      for span in spans.prefix(8) { found += align(&aligner, units, span, given) }
    }
    guard found.isEmpty, options.allowedTiers.contains(.nameOmitted) else { return found }
    given.append(AlignmentCost(kind: .nameOmitted, tokens: 0..<0))
    aligner.appSpan = nil
    aligner.isAppNamed = false
    return align(&aligner, units, given, app: nil) { self.candidates($0, limit: 64) }
  }

  private func courtesyCosts(_ window: CourtesyWindow) -> [AlignmentCost] {
    var costs: [AlignmentCost] = []
    let (start, end) = (window.range.lowerBound, window.range.upperBound)
    if start > 0 {
      costs.append(
        AlignmentCost(kind: window.isNamed ? .assistantName : .courtesy, tokens: 0..<start))
    }
    if end < folder.count {
      costs.append(AlignmentCost(kind: .courtesy, tokens: end..<folder.count))
    }
    return costs
  }

  /// Aligns with the phrases of an app that is named: in its place, or else anywhere.
  private func align(
    _ aligner: inout PhraseAligner, _ units: [UtteranceUnit], _ span: AppSpan,
    _ given: [AlignmentCost]
  ) -> [AlignedReading] {
    let named = span.start..<span.end
    if !mayVary(units), candidates(of: span.app, units).isEmpty { return [] }
    var given = given
    if span.isMistyped { given.append(AlignmentCost(kind: .typingError, tokens: named)) }
    let offset = units[0].token
    aligner.appSpan = (named.lowerBound - offset)..<(named.upperBound - offset)
    aligner.isAppNamed = true
    let inPlace = align(&aligner, units, given, app: named) { self.candidates(of: span.app, $0) }
    guard inPlace.isEmpty, options.allowedTiers.contains(.nameOmitted) else { return inPlace }
    given.append(AlignmentCost(kind: .nameElsewhere, tokens: named))
    aligner.appSpan = nil
    var readings: [AlignedReading] = []
    for rest in unitsWithout(units, named) {
      let found = align(&aligner, rest, given, app: named) { self.candidates(of: span.app, $0) }
      readings += found
      if found.contains(where: { Cost.openness(of: $0.costs.map(\.kind)) == 0 }) { break }
    }
    return readings
  }

  /// The units without the app's name, with and without what ties it to the rest.
  private func unitsWithout(_ units: [UtteranceUnit], _ named: Range<Int>) -> [[UtteranceUnit]] {
    let before = units.filter { $0.token < named.lowerBound }
    var after = units.filter { $0.token >= named.upperBound }[...]
    if let first = after.first, tables.appWords.contains(first.hash) { after.removeFirst() }
    var forms = [before + after]
    for particle in KoreanParticles.forms + KoreanParticles.vocatives
    where after.prefix(particle.syllables.count).map(\.scalar) == particle.syllables {
      forms.insert(before + after.dropFirst(particle.syllables.count), at: 0)
      break
    }
    if let tie = before.last, tables.nameTies.contains(tie.hash) {
      forms.insert(before.dropLast() + after, at: 0)
    }
    return forms.filter { !$0.isEmpty }
  }

  private func align(
    _ aligner: inout PhraseAligner, _ units: [UtteranceUnit], _ given: [AlignmentCost],
    app: Range<Int>?, _ candidates: ([UtteranceUnit]) -> [UInt32]
  ) -> [AlignedReading] {
    var found: [AlignedReading] = []
    let inPlace = aligner.appSpan == nil ? nil : app
    for variant in variants(units, app: inPlace) {
      aligner.units = variant.units
      if let inPlace { aligner.appSpan = place(of: inPlace, in: variant.units) ?? aligner.appSpan }
      aligner.given = given
      if !variant.courtesy.isEmpty {
        aligner.given.append(AlignmentCost(kind: .courtesy, tokens: variant.courtesy))
      }
      for template in candidates(variant.units) {
        let record = phrases.template(template)
        let isPossible =
          accepts(record, of: phrases.app(record.app))
          && (aligner.appSpan != nil || record.contentWords > 0)
          && !(variant.saidVerb.map { says($0, phrases.app(record.app)) } ?? false)
        guard isPossible else { continue }
        found += readings(
          aligner.align(template), record, variant, isNamed: aligner.isAppNamed, app)
      }
    }
    return found
  }

  /// Where tokens are among units.
  private func place(of tokens: Range<Int>, in units: [UtteranceUnit]) -> Range<Int>? {
    guard let first = units.firstIndex(where: { $0.token == tokens.lowerBound }),
      let last = units.lastIndex(where: { $0.token == tokens.upperBound - 1 }), first <= last
    else { return nil }
    return first..<(last + 1)
  }

  /// The alignments of a phrase whose slots come to something, the best of them only.
  private func readings(
    _ alignments: [Alignment], _ record: TemplateRecord, _ variant: UtteranceVariant, isNamed: Bool,
    _ app: Range<Int>?
  ) -> [AlignedReading] {
    var best: [AlignedReading] = []
    // What a negative phrase forbids is looked for to the end.
    var tier =
      isExhaustive || record.flags.contains(.negative) ? nil : bestTier(beside: record.app)
    for (alignment, isKnown) in likeliestFirst(alignments, record) {
      if let tier, isBeaten(alignment, isKnown: isKnown, by: tier) { continue }
      guard let reading = reading(alignment, record, variant, isNamed: isNamed, app) else {
        continue
      }
      if let other = best.first {
        let order = AlignedRank(reading).compare(AlignedRank(other))
        if order > 0 { continue }
        if order < 0 { best.removeAll() }
        if best.contains(where: { $0.slots.map(\.tokens) == reading.slots.map(\.tokens) }) {
          continue
        }
      }
      best.append(reading)
      let kinds = reading.costs.map(\.kind)
      if Cost.openness(of: kinds) == 0 {
        tier = min(tier ?? .flexible, Tier(kinds))
        bestReading = tier.map { (record.app, $0) }
      }
    }
    return best
  }

  /// Alignments whose slots hold known values as they were said first, then by what they forgive.
  private func likeliestFirst(
    _ alignments: [Alignment], _ record: TemplateRecord
  ) -> [(alignment: Alignment, isKnown: Bool)] {
    guard !alignments.isEmpty else { return [] }
    return alignments.map { ($0, isKnown($0, of: record)) }.sorted { left, right in
      left.isKnown == right.isKnown
        ? left.alignment.costs.count < right.alignment.costs.count : left.isKnown
    }
  }

  /// The strictest tier of the readings so far that leave nothing open and that no negative phrase
  /// of another app may take away.
  private func bestTier(beside app: UInt32) -> Tier? {
    guard let bestReading else { return nil }
    return phrases.header.hasNegativePhrases == 0 || bestReading.app == app ? bestReading.tier : nil
  }

  /// Whether a reading of a stricter tier leaves nothing open; words that are no value as they were
  /// said are of the loosest at best.
  private func isBeaten(_ alignment: Alignment, isKnown: Bool, by tier: Tier) -> Bool {
    isKnown ? Tier(alignment.costs.map(\.kind)) > tier : tier < .flexible
  }

  private func reading(
    _ alignment: Alignment, _ record: TemplateRecord, _ variant: UtteranceVariant, isNamed: Bool,
    _ app: Range<Int>?
  ) -> AlignedReading? {
    var costs = alignment.costs
    let ending = variant.ending.isEmpty ? [] : Array(bytes(folder, variant.ending))
    if !phrases.string(record.ending).elementsEqual(ending) {
      costs.append(AlignmentCost(kind: .requestEnding, tokens: variant.ending, node: -2))
    }
    // Short forms on both sides are as they were written.
    let isShort = record.flags.contains(.contracted)
    if !variant.replaced.isEmpty, variant.saidVerb != nil || !isShort {
      costs.append(AlignmentCost(kind: .synonym, tokens: variant.replaced))
    } else if variant.replaced.isEmpty, isShort {
      costs.append(AlignmentCost(kind: .synonym, tokens: 0..<0))
    }
    let isMissing = costs.contains { $0.kind == .missingSlot }
    if isMissing, alignment.contentWords == 0 { return nil }
    var slots: [SlotResolution] = []
    let isFlexible = options.allowedTiers.contains(.flexible)
    for capture in alignment.captures {
      guard capture.tokens.upperBound <= variant.firstChanged else { return nil }
      let slot = phrases.slot(record.slots + UInt32(capture.slot))
      let keepsUnknown =
        !options.isStrict && alignment.contentWords > 0
        && (isNamed || (slot.isOpen != 0 && !holdsName(of: record.app, capture.tokens)))
      guard
        let resolution = resolve(
          capture, of: record, isFlexible: isFlexible, keepsUnknown: keepsUnknown)
      else { return nil }
      costs += resolution.costs
      slots.append(resolution)
    }
    let tier = Tier(costs.map(\.kind))
    let limit = record.flags.contains(.negative) ? Tier.polite : .flexible
    guard options.allowedTiers.contains(tier), tier <= limit else { return nil }
    if record.flags.contains(.negative) {
      vetoes.append(alignment.template)
      return nil
    }
    return AlignedReading(
      template: alignment.template, slots: slots, costs: costs,
      literalWords: alignment.literalWords, app: app)
  }
}
