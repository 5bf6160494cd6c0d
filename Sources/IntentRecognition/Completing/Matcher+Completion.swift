extension Matcher {
  /// What may come next after a prefix in UTF-8: values of a slot that has begun, the rest of a
  /// phrase, whole phrases.
  package func completions(_ prefix: UnsafeBufferPointer<UInt8>, limit: Int) -> [Completion] {
    begin(prefix)
    guard folder.count <= Self.maximumTokens, limit > 0 else { return [] }
    var found: [Completion] = []
    addPhrases(limit, to: &found)
    for start in stride(from: folder.count, through: 0, by: -1) where found.count < limit {
      addValues(from: start, prefix, limit, to: &found)
    }
    return found
  }

  private func add(_ completion: Completion, to found: inout [Completion], limit: Int) {
    if found.count < limit, !found.contains(completion) { found.append(completion) }
  }

  /// Phrases whose words before the first slot begin with the prefix.
  private func addPhrases(_ limit: Int, to found: inout [Completion]) {
    let prefix = UnsafeBufferPointer(start: folder.bytes, count: folder.byteCount)
    let range = PrefixSearch.range(Int(phrases.header.headCount), prefix: prefix) {
      phrases.head($0).text
    }
    var templates = range.prefix(256).map { phrases.head($0).template }.filter {
      let record = phrases.template($0)
      return accepts(record, of: phrases.app(record.app))
    }
    templates.sort { left, right in
      let (first, second) = (phrases.template(left).flags, phrases.template(right).flags)
      if first.contains(.primary) != second.contains(.primary) { return first.contains(.primary) }
      return left < right
    }
    for template in templates where found.count < limit {
      let head = PhraseHeads.head(
        of: String(phrases.string(phrases.template(template).text)), appName: appName(of: template))
      // Nothing is left to complete where the prefix is all there is before a slot.
      if head.hasSlot, FoldedText(head.text, with: nameFolder).bytes.count == folder.byteCount {
        continue
      }
      add(Completion(text: head.text, replaceFrom: 0, kind: .phrase), to: &found, limit: limit)
    }
  }

  /// The name that phrases of this locale are completed with.
  func appName(of template: UInt32) -> String {
    let record = phrases.app(phrases.template(template).app)
    guard record.nameCount > 0 else { return "" }
    let head = String(phrases.string(phrases.template(template).text))
    // A name in the script of the phrase is the name of its locale.
    let isHangul = head.unicodeScalars.contains { HangulSyllable.isSyllable($0.value) }
    let names = (record.names..<(record.names + record.nameCount)).map {
      String(phrases.textOfName($0))
    }
    return names.first { name in
      name.unicodeScalars.contains { HangulSyllable.isSyllable($0.value) } == isHangul
    } ?? names[0]
  }

  /// Values of slots that begin at a token, and what follows a value that is complete.
  private func addValues(
    from start: Int, _ prefix: UnsafeBufferPointer<UInt8>, _ limit: Int,
    to found: inout [Completion]
  ) {
    let key = SpanHash.mix(hash(0, start), Salt.head)
    var templates: [UInt32] = []
    phrases.slotPrefixes.forEach(key) { template in
      let record = phrases.template(template)
      if accepts(record, of: phrases.app(record.app)) { templates.append(template) }
      return templates.count < 512
    }
    // The ends of the values that begin here, by vocabulary: many phrases share one.
    var ends: [UInt32: [Int]] = [:]
    for template in templates where found.count < limit && ends.count < 128 {
      let vocabulary = phrases.slot(phrases.template(template).slots).vocabulary
      guard vocabulary != SlotRecord.noVocabulary else { continue }
      if ends[vocabulary] == nil {
        ends[vocabulary] = valueEnds(index.segments(of: vocabulary), from: start)
        addNames(of: vocabulary, from: start, prefix, limit, to: &found)
      }
      for end in ends[vocabulary] ?? [] {
        addRest(of: template, from: end, prefix, limit, to: &found)
      }
    }
  }

  /// Where values end that begin at a token.
  private func valueEnds(_ segments: ArraySlice<VocabularySegment>, from start: Int) -> [Int] {
    guard start < folder.count else { return [] }
    return ((start + 1)...folder.count).filter { end in
      let key = SpanHash.mix(hash(start, end), Salt.name)
      return segments.contains { $0.exact.has(key) }
    }
  }

  /// The names of a vocabulary that begin with what was typed from a token on.
  private func addNames(
    of vocabulary: UInt32, from start: Int, _ prefix: UnsafeBufferPointer<UInt8>, _ limit: Int,
    to found: inout [Completion]
  ) {
    let isBegun = start < folder.count
    let partial =
      isBegun ? bytes(folder, start..<folder.count) : UnsafeBufferPointer(start: nil, count: 0)
    let from = isBegun ? Int(folder.tokens[start].sourceStart) : prefix.count
    let id = phrases.vocabularyID(vocabulary)
    // A word that another one follows is complete.
    let isWhole = start + 1 < folder.count && !InitialConsonants.areAll(partial)
    for segment in index.segments(of: vocabulary)
    where !isWhole || segment.mayBegin(with: hash(start, start + 1)) {
      for name in names(segment, beginningWith: partial, limit: limit) where found.count < limit {
        let entry = String(segment.id(ofEntry: segment.entry(ofName: name)))
        add(
          Completion(
            text: String(segment.text(ofName: name)), replaceFrom: from,
            kind: .value(id, id: entry)), to: &found, limit: limit)
      }
    }
  }

  /// The names that begin with folded bytes, in the app's order among the first few hundred.
  func names(
    _ segment: VocabularySegment, beginningWith partial: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> [UInt32] {
    guard !partial.isEmpty else {
      return (0..<UInt32(min(segment.nameCount, limit))).map { $0 }
    }
    if InitialConsonants.areAll(partial) { return names(segment, initials: partial, limit: limit) }
    // The folder of the utterance holds the partial name; the other one folds the names.
    let range = PrefixSearch.range(segment.nameCount, prefix: partial) {
      folded(segment, $0)
    }
    return Array(range.prefix(256).map { segment.sortedName($0) }.sorted().prefix(limit))
  }

  /// A name in the order of the folded names, until the next one is asked for.
  private func folded(
    _ segment: VocabularySegment, _ position: Int
  ) -> UnsafeBufferPointer<UInt8> {
    nameFolder.fold(segment.text(ofName: segment.sortedName(position)))
    return UnsafeBufferPointer(start: nameFolder.bytes, count: nameFolder.byteCount)
  }

  /// The names whose syllables begin with consonants; those of the first one stand together.
  private func names(
    _ segment: VocabularySegment, initials: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> [UInt32] {
    let wanted = Spelling.scalars(initials).map(HangulSyllable.compatible)
    guard let first = wanted.first, let initial = HangulSyllable.initials.firstIndex(of: first)
    else { return [] }
    let bounds = [initial, initial + 1].map { initial in
      let bytes = UTF8Bytes.bytes(of: HangulSyllable.syllable(UInt32(initial), 0, 0))
      return bytes.withUnsafeBufferPointer { bytes in
        PrefixSearch.first(0..<segment.nameCount) {
          ByteOrder.compare(folded(segment, $0), bytes) >= 0
        }
      }
    }
    var found: [UInt32] = []
    for position in bounds[0]..<max(bounds[0], bounds[1]) where found.count < 256 {
      let name = segment.sortedName(position)
      if InitialConsonants.begin(segment.text(ofName: name), with: wanted) { found.append(name) }
    }
    return Array(found.sorted().prefix(limit))
  }

  /// What is left of a phrase after its value, when what was typed so far agrees.
  private func addRest(
    of template: UInt32, from start: Int, _ prefix: UnsafeBufferPointer<UInt8>, _ limit: Int,
    to found: inout [Completion]
  ) {
    let pieces = PhrasePiece.pieces(of: String(phrases.string(phrases.template(template).text)))
    guard let slot = pieces.firstIndex(where: \.isSlot) else { return }
    var rest = ""
    for piece in pieces[(slot + 1)...] {
      switch piece {
      case .words(let words): rest += words
      case .applicationName: rest += appName(of: template)
      case .slot: return
      }
    }
    let typed = start < folder.count ? Array(bytes(folder, start..<folder.count)) : []
    let folded = FoldedText(rest, with: nameFolder).bytes
    guard folded.starts(with: typed), folded.count > typed.count else { return }
    let from = start < folder.count ? Int(folder.tokens[start].sourceStart) : prefix.count
    let hasSpace = from > 0 && prefix[from - 1] == 0x20
    let text = hasSpace ? String(rest.drop { $0 == " " }) : rest
    add(Completion(text: text, replaceFrom: from, kind: .phrase), to: &found, limit: limit)
  }
}

extension PhrasePiece {
  var isSlot: Bool {
    switch self {
    case .slot: true
    case .words, .applicationName: false
    }
  }
}
