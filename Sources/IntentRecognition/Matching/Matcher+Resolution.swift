extension Matcher {
  /// What the words of a slot name, or nil when they cannot be a value at all.
  func resolve(
    _ capture: AlignedSlot, of template: TemplateRecord, isFlexible: Bool, keepsUnknown: Bool
  )
    -> SlotResolution?
  {
    let slot = phrases.slot(template.slots + UInt32(capture.slot))
    let segments = index.segments(of: slot.vocabulary)
    var resolution = SlotResolution(slot: capture.slot, tokens: capture.tokens)
    resolution.entries = entries(segments, capture.tokens)
    if !resolution.entries.isEmpty { return resolution }
    if isFlexible {
      if let found = flexible(segments, capture) { return found }
      if let found = withLeftover(segments, capture, template) { return found }
    }
    guard keepsUnknown, mayBeValue(capture.tokens), !isRestricted(capture.tokens, segments),
      !isTorn(capture.tokens)
    else { return nil }
    resolution.costs.append(AlignmentCost(kind: .unknownValue, tokens: capture.tokens))
    return resolution
  }

  /// The entries of a name, each once.
  func entries(
    _ segments: ArraySlice<VocabularySegment>, _ range: Range<Int>
  ) -> [(segment: VocabularySegment, entry: UInt32)] {
    guard !range.isEmpty else { return [] }
    let found = entries(segments, hash: hash(range.lowerBound, range.upperBound))
    guard found.count > 1 else { return found }
    let spaced = spacedAlike(segments, range)
    let exact = found.filter { entry in
      spaced.contains { $0.segment.base == entry.segment.base && $0.entry == entry.entry }
    }
    return exact.isEmpty ? found : exact
  }

  /// The entries of names that are spaced as the words are: 냉면 카페 and 냉면카페 may be two places.
  private func spacedAlike(
    _ segments: ArraySlice<VocabularySegment>, _ range: Range<Int>
  ) -> [(segment: VocabularySegment, entry: UInt32)] {
    let key = SpanHash.mix(hash(range.lowerBound, range.upperBound), Salt.name)
    return unique(segments) { segment, add in
      segment.exact.forEach(key) { name in
        nameFolder.fold(segment.text(ofName: name))
        let isAlike =
          nameFolder.count == range.count
          && (1..<max(1, range.count)).allSatisfy {
            nameFolder.tokens[$0].isSpaced == folder.tokens[range.lowerBound + $0].isSpaced
          }
        if isAlike { add(segment.entry(ofName: name)) }
        return true
      }
    }
  }

  private func entries(
    _ segments: ArraySlice<VocabularySegment>, hash: UInt64
  ) -> [(segment: VocabularySegment, entry: UInt32)] {
    unique(segments) { segment, add in
      segment.exact.forEach(SpanHash.mix(hash, Salt.name)) { name in
        add(segment.entry(ofName: name))
        return true
      }
    }
  }

  private func unique(
    _ segments: ArraySlice<VocabularySegment>,
    _ look: (VocabularySegment, (UInt32) -> Void) -> Void
  ) -> [(segment: VocabularySegment, entry: UInt32)] {
    var found: [(segment: VocabularySegment, entry: UInt32)] = []
    for segment in segments {
      look(segment) { entry in
        let isKnown = found.contains { other in
          other.segment.base == segment.base
            ? other.entry == entry
            : ByteOrder.compare(
              other.segment.id(ofEntry: other.entry), segment.id(ofEntry: entry)) == 0
        }
        if !isKnown { found.append((segment, entry)) }
      }
    }
    return found
  }

  private func flexible(
    _ segments: ArraySlice<VocabularySegment>, _ capture: AlignedSlot
  ) -> SlotResolution? {
    var resolution = SlotResolution(slot: capture.slot, tokens: capture.tokens)
    let bare = withoutSmallWords(capture.tokens)
    if bare.lowerBound > capture.tokens.lowerBound {
      resolution.tokens = bare
      resolution.costs.append(
        AlignmentCost(
          kind: .smallWordAdded, tokens: capture.tokens.lowerBound..<bare.lowerBound))
      resolution.entries = entries(segments, bare)
      if !resolution.entries.isEmpty { return resolution }
    }
    let last = (bare.upperBound - 1)..<bare.upperBound
    resolution.entries = otherNumbers(segments, bare)
    if !resolution.entries.isEmpty {
      resolution.costs.append(AlignmentCost(kind: .number, tokens: last))
      return resolution
    }
    resolution.entries = unique(segments) { segment, add in
      for name in mistypedNames(segment, bare) { add(segment.entry(ofName: name)) }
    }
    guard !resolution.entries.isEmpty else { return nil }
    resolution.costs.append(AlignmentCost(kind: .typingError, tokens: bare))
    return resolution
  }

  func withoutSmallWords(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start + 1 < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !folder.tokens[end].isSpaced { end += 1 }
      guard end < range.upperBound, tables.smallWords.contains(hash(start, end)) else { break }
      start = end
    }
    return start..<range.upperBound
  }

  /// The entries of the name in its other number: "oat milks" for "Oat Milk".
  func otherNumbers(
    _ segments: ArraySlice<VocabularySegment>, _ range: Range<Int>
  ) -> [(segment: VocabularySegment, entry: UInt32)] {
    guard folder.tokens[range.upperBound - 1].kind == .word else { return [] }
    let text = Array(bytes(folder, range))
    let last = Array(bytes(folder, (range.upperBound - 1)..<range.upperBound))
    for form in WordForms.otherNumbers(of: last) {
      let found = entries(segments, hash: SpanHash.hash(text.dropLast(last.count) + form))
      if !found.isEmpty { return found }
    }
    return []
  }

  /// A known value inside the words, when what is beside it can be read as other values.
  private func withLeftover(
    _ segments: ArraySlice<VocabularySegment>, _ capture: AlignedSlot, _ template: TemplateRecord
  ) -> SlotResolution? {
    let range = capture.tokens
    guard range.count > 1, range.count < 24 else { return nil }
    for length in stride(from: range.count - 1, to: 0, by: -1) {
      for start in range.lowerBound...(range.upperBound - length) {
        let inner = start..<(start + length)
        let first = hash(start, start + 1)
        let mayBegin = segments.contains { $0.mayBegin(with: first) }
        var found = mayBegin ? entries(segments, inner) : []
        var costs: [AlignmentCost] = []
        // A single word in another number begins otherwise.
        if found.isEmpty, mayBegin || length == 1 {
          found = otherNumbers(segments, inner)
          costs = [AlignmentCost(kind: .number, tokens: (inner.upperBound - 1)..<inner.upperBound)]
        }
        guard !found.isEmpty else { continue }
        let beside = [range.lowerBound..<inner.lowerBound, inner.upperBound..<range.upperBound]
          .filter { !$0.isEmpty }
        let values = beside.compactMap { self.values(in: $0, beside: template) }
        guard values.count == beside.count else { continue }
        costs += beside.map { AlignmentCost(kind: .leftover, tokens: $0) }
        return SlotResolution(
          slot: capture.slot, tokens: inner, entries: found, costs: costs,
          leftover: values.flatMap(\.self))
      }
    }
    return nil
  }

  /// The numbers, counters and values of the same app that words beside a value are, small words
  /// left out; nil when some are none.
  private func values(
    in range: Range<Int>, beside template: TemplateRecord
  ) -> [Range<Int>]? {
    var values: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = range.upperBound
      while end > start, !isValue(start..<end, of: template) { end -= 1 }
      guard end > start else { return nil }
      if !tables.smallWords.contains(hash(start, end)) { values.append(start..<end) }
      start = end
    }
    return values
  }

  /// Whether words are a number, with or without what is counted; looked up once an utterance.
  private func isQuantity(_ range: Range<Int>) -> Bool {
    let key = range.lowerBound << 16 | range.upperBound
    if let known = quantities[key] { return known }
    let text = String(decoding: Array(bytes(folder, range)), as: UTF8.self)
    let isQuantity = NumberWords.isQuantity(text)
    quantities[key] = isQuantity
    return isQuantity
  }

  private func isValue(_ range: Range<Int>, of template: TemplateRecord) -> Bool {
    let words = hash(range.lowerBound, range.upperBound)
    if tables.guarded.contains(words) { return false }
    if tables.smallWords.contains(words) { return true }
    let key = SpanHash.mix(words, Salt.name)
    for vocabulary in vocabularies(of: template.app) {
      for segment in index.segments(of: vocabulary) where segment.exact.has(key) { return true }
    }
    return isQuantity(range)
  }

  /// The vocabularies of an app's slots, each once; kept for the next question about the app.
  private func vocabularies(of number: UInt32) -> [UInt32] {
    if let known = slotVocabularies, known.app == number { return known.vocabularies }
    let app = phrases.app(number)
    var vocabularies: [UInt32] = []
    for template in app.firstTemplate..<(app.firstTemplate + app.templateCount) {
      let record = phrases.template(template)
      for slot in record.slots..<(record.slots + UInt32(record.slotCount)) {
        let vocabulary = phrases.slot(slot).vocabulary
        if vocabulary != SlotRecord.noVocabulary, !vocabularies.contains(vocabulary) {
          vocabularies.append(vocabulary)
        }
      }
    }
    slotVocabularies = (number, vocabularies)
    return vocabularies
  }

  /// Whether all slots of an alignment hold known values as they were said.
  func isKnown(_ alignment: Alignment, of template: TemplateRecord) -> Bool {
    alignment.captures.allSatisfy { capture in
      let vocabulary = phrases.slot(template.slots + UInt32(capture.slot)).vocabulary
      let words = hash(capture.tokens.lowerBound, capture.tokens.upperBound)
      let key = SpanHash.mix(words, Salt.name)
      return index.segments(of: vocabulary).contains { $0.exact.has(key) }
    }
  }
}
