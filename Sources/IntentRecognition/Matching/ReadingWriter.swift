/// Puts matches into words: what the rest of the program sees of them.
struct ReadingWriter {
  let matcher: Matcher
  let utterance: UnsafeBufferPointer<UInt8>

  private var phrases: PhraseIndex { matcher.phrases }
  private var tokens: UnsafeMutablePointer<FoldedToken> { matcher.folder.tokens }

  func reading(_ match: ExactMatch, isNamed: Bool) -> Reading {
    let record = phrases.template(match.template)
    var reading = Reading(
      template: phrases.phraseTemplate(match.template), tier: .literal,
      literalWords: Int(record.literalWords))
    if !match.app.isEmpty { reading.appNameRange = source(match.app) }
    if !match.slot.isEmpty {
      let slot = phrases.slot(record.slots)
      let entries = matcher.entries(matcher.index.segments(of: slot.vocabulary), match.slot)
      reading.captures.append(capture(slot, match.slot, entries))
    }
    let window = match.window
    if window.lowerBound > 0 {
      reading.costs.append(
        Cost(kind: isNamed ? .assistantName : .courtesy, words: words(0..<window.lowerBound)))
    }
    if window.upperBound < matcher.folder.count {
      reading.costs.append(
        Cost(kind: .courtesy, words: words(window.upperBound..<matcher.folder.count)))
    }
    reading.tier = Tier(reading.costs.map(\.kind))
    return reading
  }

  func reading(_ aligned: AlignedReading) -> Reading {
    let record = phrases.template(aligned.template)
    var reading = Reading(
      template: phrases.phraseTemplate(aligned.template), tier: Tier(aligned.costs.map(\.kind)),
      literalWords: aligned.literalWords)
    reading.appNameRange = aligned.app.map(source)
    for slot in aligned.slots.sorted(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) {
      reading.captures.append(
        capture(phrases.slot(record.slots + UInt32(slot.slot)), slot.tokens, slot.entries))
      reading.leftover += slot.leftover.map {
        LeftoverWords(range: source($0), words: words($0))
      }
    }
    reading.costs = aligned.costs.map { cost($0, record) }
    return reading
  }

  private func cost(_ cost: AlignmentCost, _ record: TemplateRecord) -> Cost {
    if !cost.tokens.isEmpty { return Cost(kind: cost.kind, words: words(cost.tokens)) }
    if cost.kind == .nameOmitted {
      let app = phrases.app(record.app)
      let name = app.nameCount > 0 ? String(phrases.textOfName(app.names)) : ""
      return Cost(kind: cost.kind, words: name)
    }
    if cost.node == -2 {
      return Cost(kind: cost.kind, words: String(phrases.string(record.ending)))
    }
    guard cost.node >= 0 else { return Cost(kind: cost.kind, words: "") }
    let node = phrases.node(record.nodes + UInt32(cost.node))
    switch node.kind {
    case .slot:
      return Cost(
        kind: cost.kind, words: String(phrases.string(phrases.slot(record.slots + node.value).name))
      )
    case .syllable: return Cost(kind: cost.kind, words: syllables(from: cost.node, of: record))
    case .word, .boundary, .applicationName:
      return Cost(
        kind: cost.kind, words: node.text == 0 ? "" : String(phrases.string(node.text - 1)))
    }
  }

  private func syllables(from first: Int, of record: TemplateRecord) -> String {
    var text = String.UnicodeScalarView()
    for index in first..<Int(record.nodeCount) {
      let node = phrases.node(record.nodes + UInt32(index))
      guard node.kind == .syllable, index == first || !node.flags.contains(.wordStart),
        let scalar = Unicode.Scalar(node.value)
      else { break }
      text.append(scalar)
    }
    return String(text)
  }

  private func capture(
    _ slot: SlotRecord, _ range: Range<Int>,
    _ entries: [(segment: VocabularySegment, entry: UInt32)]
  ) -> SlotCapture {
    SlotCapture(
      slot: String(phrases.string(slot.name)), range: source(range), words: words(range),
      candidates: entries.map { String($0.segment.id(ofEntry: $0.entry)) })
  }

  /// Where tokens are in the utterance.
  private func source(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return Int(tokens[range.lowerBound].sourceStart)..<Int(tokens[range.upperBound - 1].sourceEnd)
  }

  private func words(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: utterance[source(range)]), as: UTF8.self)
  }
}
