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
      return templates.count < 96
    }
    for template in templates where found.count < limit {
      let slot = phrases.slot(phrases.template(template).slots)
      guard slot.vocabulary != SlotRecord.noVocabulary else { continue }
      let partial =
        start < folder.count
        ? bytes(folder, start..<folder.count) : UnsafeBufferPointer(start: nil, count: 0)
      let from = start < folder.count ? Int(folder.tokens[start].sourceStart) : prefix.count
      for segment in index.segments(of: slot.vocabulary) {
        for name in names(segment, beginningWith: partial, limit: limit) {
          let kind = Completion.Kind.value(
            phrases.vocabularyID(slot.vocabulary),
            id: String(segment.id(ofEntry: segment.entry(ofName: name))))
          add(
            Completion(text: String(segment.text(ofName: name)), replaceFrom: from, kind: kind),
            to: &found, limit: limit)
        }
      }
      for end in (start + 1)..<max(start + 1, folder.count + 1)
      where !entries(index.segments(of: slot.vocabulary), start..<end).isEmpty {
        addRest(of: template, from: end, prefix, limit, to: &found)
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
    let range = PrefixSearch.range(segment.nameCount, prefix: partial) { position in
      nameFolder.fold(segment.text(ofName: segment.sortedName(position)))
      return UnsafeBufferPointer(start: nameFolder.bytes, count: nameFolder.byteCount)
    }
    return Array(range.prefix(256).map { segment.sortedName($0) }.sorted().prefix(limit))
  }

  private func names(
    _ segment: VocabularySegment, initials: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> [UInt32] {
    let wanted = Spelling.scalars(initials).map(HangulSyllable.compatible)
    return Array(
      (0..<UInt32(min(segment.nameCount, 20000))).lazy.filter { name in
        InitialConsonants.of(segment.text(ofName: name)).starts(with: wanted)
      }.prefix(limit))
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
