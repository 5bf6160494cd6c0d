/// Compares an utterance with one phrase step by step, forgiving what may be forgiven.
///
/// It searches depth first through what each step of the phrase allows, within a bound on the
/// number of steps, and keeps every complete alignment that it meets.
struct PhraseAligner {
  let phrases: PhraseIndex
  private let tables = WordTables.shared
  let folder: TextFolder

  /// The utterance.
  var units: [UtteranceUnit] = []
  /// Where the app is named among the units; nil when its name is not part of the alignment.
  var appSpan: Range<Int>?
  /// What else was forgiven before the alignment began.
  var given: [AlignmentCost] = []
  var allowsFlexible = true
  var isAppNamed = false

  private(set) var results: [Alignment] = []
  private var template: UInt32 = 0
  private(set) var record = TemplateRecord()
  private var appTemplates: Range<UInt32> = 0..<0
  private var costs: [AlignmentCost] = []
  private var captures: [AlignedSlot] = []
  private var contentWords = 0
  private var literalWords = 0
  private var steps = 0
  var wordErrors = 0
  /// Places from which the phrase cannot be completed, as bits.
  private var deadEnds: [UInt64] = []
  /// Whether a bound, not the words, ended the search.
  private var isCut = false
  /// The most costs that an alignment may have; lowered as better ones are found.
  private var mostCosts = 0

  init(phrases: PhraseIndex, folder: TextFolder) {
    self.phrases = phrases
    self.folder = folder
  }

  /// Aligns the utterance with a phrase and returns what complete alignments there are.
  mutating func align(_ template: UInt32) -> [Alignment] {
    self.template = template
    record = phrases.template(template)
    let app = phrases.app(record.app)
    appTemplates = app.firstTemplate..<(app.firstTemplate + app.templateCount)
    results.removeAll(keepingCapacity: true)
    guard mayBeSaid() else { return results }
    costs.removeAll(keepingCapacity: true)
    captures.removeAll(keepingCapacity: true)
    contentWords = 0
    literalWords = 0
    steps = 0
    wordErrors = 0
    mostCosts = 5
    isCut = false
    let places = min(64, (Int(record.nodeCount) * (units.count + 1) + 63) / 64)
    deadEnds.removeAll(keepingCapacity: true)
    deadEnds.append(contentsOf: repeatElement(0, count: places))
    step(0, 0)
    return results
  }

  var omitsName: Bool { appSpan == nil }

  /// Whether the first content word of the phrase is anywhere in the utterance; most phrases end
  /// here.
  private func mayBeSaid() -> Bool {
    guard record.firstContent < 255 else { return true }
    let node = phrases.node(record.nodes + UInt32(record.firstContent))
    if node.kind == .syllable {
      let isForgiving = allowsFlexible && node.flags.contains(.longWord)
      return units.contains { unit in
        unit.scalar == node.value || (isForgiving && Spelling.isOneJamo(unit.scalar, node.value))
      }
    }
    if units.contains(where: { $0.scalar == 0 && $0.value == node.value }) { return true }
    guard allowsFlexible, !node.flags.contains(.guarded) else { return false }
    return units.contains { $0.scalar == 0 && resemblance(node, $0) != nil }
  }

  /// Goes on from a step of the phrase and a unit, unless that is known to lead nowhere.
  mutating func step(_ nodeIndex: Int, _ unit: Int) {
    steps += 1
    guard steps < 4000, results.count < 12, costs.count <= mostCosts else {
      isCut = true
      return
    }
    guard nodeIndex < Int(record.nodeCount) else {
      if unit == units.count { complete() }
      return
    }
    let place = nodeIndex * (units.count + 1) + unit
    guard wordErrors == 0, place < deadEnds.count * 64 else {
      visit(nodeIndex, unit)
      return
    }
    if deadEnds[place >> 6] & (1 << UInt64(place & 63)) != 0 { return }
    let (before, wasCut) = (results.count, isCut)
    isCut = false
    visit(nodeIndex, unit)
    if results.count == before, !isCut { deadEnds[place >> 6] |= 1 << UInt64(place & 63) }
    isCut = isCut || wasCut
  }

  private mutating func visit(_ nodeIndex: Int, _ unit: Int) {
    let node = phrases.node(record.nodes + UInt32(nodeIndex))
    if omitsName, node.flags.contains(.nameTie) {
      step(nodeIndex + 1, unit)
      return
    }
    switch node.kind {
    case .word: word(node, nodeIndex, unit)
    case .syllable: syllable(node, nodeIndex, unit)
    case .applicationName: applicationName(nodeIndex, unit)
    case .slot: slot(node, nodeIndex, unit)
    case .boundary: boundary(node, nodeIndex, unit)
    }
  }

  private mutating func complete() {
    results.append(
      Alignment(
        template: template, costs: given + costs, captures: captures, contentWords: contentWords,
        literalWords: literalWords))
  }

  /// Goes on at the price of something forgiven.
  mutating func step(
    _ nodeIndex: Int, _ unit: Int, paying kind: Cost.Kind, _ tokens: Range<Int>, node: Int = -1
  ) {
    costs.append(AlignmentCost(kind: kind, tokens: tokens, node: node))
    step(nodeIndex, unit)
    costs.removeLast()
  }

  func token(_ unit: Int) -> Range<Int> { units[unit].token..<(units[unit].token + 1) }

  /// Skips a small word of the utterance that the phrase lacks, or courtesy between its words.
  mutating func skipAddedWord(_ nodeIndex: Int, _ unit: Int) {
    guard unit < units.count, units[unit].isSmall, unit != appSpan?.lowerBound else { return }
    let width = smallWordWidth(unit)
    let isCourtesy = width == 1 && tables.courtesyBefore.contains(units[unit].hash)
    guard allowsFlexible || isCourtesy else { return }
    let tokens = units[unit].token..<(units[unit + width - 1].token + 1)
    step(
      nodeIndex, unit + width, paying: isCourtesy ? .courtesy : .smallWordAdded, tokens)
  }

  private func smallWordWidth(_ unit: Int) -> Int {
    var width = 1
    while units[unit].scalar != 0, unit + width < units.count, !units[unit + width].isSpaced {
      width += 1
    }
    return width
  }

  private mutating func word(_ node: TemplateNode, _ nodeIndex: Int, _ unit: Int) {
    if unit < units.count, units[unit].scalar == 0, units[unit].value == node.value {
      said(node, nodeIndex, unit)
      return
    }
    skipAddedWord(nodeIndex, unit)
    guard allowsFlexible else { return }
    if node.flags.contains(.small) {
      step(nodeIndex + 1, unit, paying: .smallWordMissing, 0..<0, node: nodeIndex)
    }
    if node.flags.contains(.preposition) { skipPreposition(nodeIndex, unit) }
    guard unit < units.count, units[unit].scalar == 0, !node.flags.contains(.guarded),
      let kind = resemblance(node, units[unit])
    else { return }
    costs.append(AlignmentCost(kind: kind, tokens: token(unit)))
    said(node, nodeIndex, unit)
    costs.removeLast()
  }

  /// Goes on after a word of the phrase that was said.
  mutating func said(_ node: TemplateNode, _ nodeIndex: Int, _ unit: Int) {
    let isContent = node.flags.contains(.content) ? 1 : 0
    contentWords += isContent
    literalWords += 1
    step(nodeIndex + 1, unit + 1)
    literalWords -= 1
    contentWords -= isContent
  }

  /// What makes one word of the other: another number, a synonym, a typing error.
  private func resemblance(_ node: TemplateNode, _ unit: UtteranceUnit) -> Cost.Kind? {
    guard node.text != 0, !unit.isFixed else { return nil }
    let expected = phrases.string(node.text - 1)
    // One edit changes one end of a word at most, and another number or a known word none.
    let isAlikeAtStart = expected.first == unit.first
    guard isAlikeAtStart || unit.synonyms >= 0 || (!unit.isKnown && expected.last == unit.last)
    else { return nil }
    let token = folder.tokens[unit.token]
    let said = UnsafeBufferPointer(start: folder.bytes + Int(token.start), count: token.length)
    if WordForms.differInNumber(expected, said) { return .number }
    if unit.synonyms >= 0, tables.synonyms[SpanHash.hash(expected)] == unit.synonyms,
      !appSays(unit.hash)
    {
      return .synonym
    }
    if expected.count >= 4, !unit.isKnown, Spelling.length(expected) >= 4,
      Spelling.isOneEdit(expected, said)
    {
      return .typingError
    }
    return nil
  }

  /// Whether a phrase of the app has the word, so that it tells phrases apart.
  private func appSays(_ word: UInt64) -> Bool {
    var says = false
    phrases.terms.forEach(SpanHash.mix(word, Salt.term)) { offset in
      says = phrases.postings(offset).contains { appTemplates.contains($0) }
      return !says
    }
    return says
  }

  /// A preposition goes with the slot that it stands before.
  private mutating func skipPreposition(_ nodeIndex: Int, _ unit: Int) {
    guard nodeIndex + 1 < Int(record.nodeCount) else { return }
    let next = phrases.node(record.nodes + UInt32(nodeIndex + 1))
    guard next.kind == .slot else { return }
    step(nodeIndex + 2, unit, paying: .missingSlot, 0..<0, node: nodeIndex + 1)
  }

  private mutating func applicationName(_ nodeIndex: Int, _ unit: Int) {
    guard let appSpan else {
      step(nodeIndex + 1, unit)
      return
    }
    skipAddedWord(nodeIndex, unit)
    guard unit == appSpan.lowerBound else { return }
    step(nodeIndex + 1, appSpan.upperBound)
    // "the Stays app", 여기어때 앱에서
    let after = appSpan.upperBound
    if after < units.count, let width = appWord(after) {
      let tokens = units[after].token..<(units[after + width - 1].token + 1)
      step(nodeIndex + 1, after + width, paying: .courtesy, tokens)
    }
  }

  private func appWord(_ unit: Int) -> Int? {
    if tables.appWords.contains(units[unit].hash) { return 1 }
    guard units[unit].scalar != 0, unit + 1 < units.count else { return nil }
    var hash = SpanHash.seed
    for index in unit...(unit + 1) {
      let token = folder.tokens[units[index].token]
      for byte in Int(token.start)..<Int(token.end) {
        hash = SpanHash.append(folder.bytes[byte], to: hash)
      }
    }
    return tables.appWords.contains(hash) ? 2 : nil
  }

  private mutating func slot(_ node: TemplateNode, _ nodeIndex: Int, _ unit: Int) {
    var end = unit + 1
    while end <= units.count {
      if let appSpan, unit < appSpan.upperBound, end > appSpan.lowerBound { break }
      let tokens = units[unit].token..<(units[end - 1].token + 1)
      // Words that the app's name was taken out of are no value.
      guard tokens.count == end - unit else { break }
      captures.append(AlignedSlot(slot: Int(node.value), tokens: tokens))
      step(nodeIndex + 1, end)
      captures.removeLast()
      end += 1
    }
    guard allowsFlexible else { return }
    step(nodeIndex + 1, unit, paying: .missingSlot, 0..<0, node: nodeIndex)
  }
}
