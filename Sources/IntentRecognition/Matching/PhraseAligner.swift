/// Compares an utterance with one phrase step by step, forgiving what may be forgiven.
///
/// It searches depth first through what each step of the phrase allows, within a bound on the
/// number of steps, and keeps every complete alignment that it meets.
final class PhraseAligner {
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
  private var record = TemplateRecord()
  private var appTemplates: Range<UInt32> = 0..<0
  private var costs: [AlignmentCost] = []
  private var captures: [AlignedSlot] = []
  private var contentWords = 0
  private var literalWords = 0
  private var steps = 0
  private var wordErrors = 0
  /// The most costs that an alignment may have; lowered as better ones are found.
  private var mostCosts = 0

  init(phrases: PhraseIndex, folder: TextFolder) {
    self.phrases = phrases
    self.folder = folder
  }

  /// Aligns the utterance with a phrase and returns what complete alignments there are.
  func align(_ template: UInt32) -> [Alignment] {
    self.template = template
    record = phrases.template(template)
    let app = phrases.app(record.app)
    appTemplates = app.firstTemplate..<(app.firstTemplate + app.templateCount)
    results.removeAll(keepingCapacity: true)
    costs.removeAll(keepingCapacity: true)
    captures.removeAll(keepingCapacity: true)
    contentWords = 0
    literalWords = 0
    steps = 0
    wordErrors = 0
    mostCosts = 5
    step(0, 0)
    return results
  }

  private var omitsName: Bool { appSpan == nil }

  private func step(_ nodeIndex: Int, _ unit: Int) {
    steps += 1
    guard steps < 4000, results.count < 12, costs.count <= mostCosts else { return }
    guard nodeIndex < Int(record.nodeCount) else {
      if unit == units.count { complete() }
      return
    }
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

  private func complete() {
    results.append(
      Alignment(
        template: template, costs: given + costs, captures: captures, contentWords: contentWords,
        literalWords: literalWords))
  }

  private func pay(_ kind: Cost.Kind, _ tokens: Range<Int>, node: Int = -1, then body: () -> Void) {
    costs.append(AlignmentCost(kind: kind, tokens: tokens, node: node))
    body()
    costs.removeLast()
  }

  private func token(_ unit: Int) -> Range<Int> { units[unit].token..<(units[unit].token + 1) }

  /// Skips a small word of the utterance that the phrase lacks.
  private func skipAddedWord(_ nodeIndex: Int, _ unit: Int) {
    guard allowsFlexible, unit < units.count, units[unit].isSmall, unit != appSpan?.lowerBound
    else {
      return
    }
    let width = smallWordWidth(unit)
    pay(.smallWordAdded, units[unit].token..<(units[unit + width - 1].token + 1)) {
      step(nodeIndex, unit + width)
    }
  }

  private func smallWordWidth(_ unit: Int) -> Int {
    var width = 1
    while units[unit].scalar != 0, unit + width < units.count, !units[unit + width].isSpaced {
      width += 1
    }
    return width
  }

  private func word(_ node: TemplateNode, _ nodeIndex: Int, _ unit: Int) {
    if unit < units.count, units[unit].scalar == 0, units[unit].value == node.value {
      said(node) { step(nodeIndex + 1, unit + 1) }
      return
    }
    guard allowsFlexible else { return }
    skipAddedWord(nodeIndex, unit)
    if node.flags.contains(.small) {
      pay(.smallWordMissing, 0..<0, node: nodeIndex) { step(nodeIndex + 1, unit) }
    }
    if node.flags.contains(.preposition) { skipPreposition(nodeIndex, unit) }
    guard unit < units.count, units[unit].scalar == 0, !node.flags.contains(.guarded),
      let kind = resemblance(node, units[unit])
    else { return }
    pay(kind, token(unit)) { said(node) { step(nodeIndex + 1, unit + 1) } }
  }

  private func said(_ node: TemplateNode, then body: () -> Void) {
    let isContent = node.flags.contains(.content) ? 1 : 0
    contentWords += isContent
    literalWords += 1
    body()
    literalWords -= 1
    contentWords -= isContent
  }

  /// What makes one word of the other: another number, a synonym, a typing error.
  private func resemblance(_ node: TemplateNode, _ unit: UtteranceUnit) -> Cost.Kind? {
    guard node.text != 0 else { return nil }
    let expected = phrases.string(node.text - 1)
    let token = folder.tokens[unit.token]
    let said = UnsafeBufferPointer(start: folder.bytes + Int(token.start), count: token.length)
    guard !said.contains(where: { $0 &- 0x30 < 10 }) else { return nil }
    if WordForms.differInNumber(expected, said) { return .number }
    if let group = tables.synonyms[unit.hash],
      tables.synonyms[SpanHash.hash(expected)] == group, !appSays(unit.hash)
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
  private func skipPreposition(_ nodeIndex: Int, _ unit: Int) {
    guard nodeIndex + 1 < Int(record.nodeCount) else { return }
    let next = phrases.node(record.nodes + UInt32(nodeIndex + 1))
    guard next.kind == .slot else { return }
    pay(.missingSlot, 0..<0, node: nodeIndex + 1) { step(nodeIndex + 2, unit) }
  }

  private func syllable(_ node: TemplateNode, _ nodeIndex: Int, _ unit: Int) {
    if node.flags.contains(.wordStart) { wordErrors = 0 }
    if unit < units.count, units[unit].scalar == node.value {
      if node.flags.contains(.wordStart) {
        said(node) { step(nodeIndex + 1, unit + 1) }
      } else {
        step(nodeIndex + 1, unit + 1)
      }
    }
    guard allowsFlexible else { return }
    if node.flags.contains(.wordStart) {
      skipAddedWord(nodeIndex, unit)
      if node.flags.contains(.small) { skipSmallSyllables(nodeIndex, unit) }
    }
    guard unit < units.count, node.flags.contains(.longWord), wordErrors == 0,
      units[unit].scalar != node.value, Spelling.isOneJamo(units[unit].scalar, node.value)
    else { return }
    wordErrors = 1
    pay(.typingError, token(unit)) { step(nodeIndex + 1, unit + 1) }
    wordErrors = 0
  }

  private func skipSmallSyllables(_ nodeIndex: Int, _ unit: Int) {
    var next = nodeIndex + 1
    while next < Int(record.nodeCount) {
      let node = phrases.node(record.nodes + UInt32(next))
      guard node.kind == .syllable, !node.flags.contains(.wordStart) else { break }
      next += 1
    }
    pay(.smallWordMissing, 0..<0, node: nodeIndex) { step(next, unit) }
  }

  private func applicationName(_ nodeIndex: Int, _ unit: Int) {
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
      pay(.courtesy, units[after].token..<(units[after + width - 1].token + 1)) {
        step(nodeIndex + 1, after + width)
      }
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

  private func slot(_ node: TemplateNode, _ nodeIndex: Int, _ unit: Int) {
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
    pay(.missingSlot, 0..<0, node: nodeIndex) { step(nodeIndex + 1, unit) }
  }

  private func boundary(_ node: TemplateNode, _ nodeIndex: Int, _ unit: Int) {
    let expected = node.text == 0 ? [] : Spelling.scalars(phrases.string(node.text - 1))
    let isAfterName =
      nodeIndex > 0 && phrases.node(record.nodes + UInt32(nodeIndex - 1)).kind == .applicationName
    if !expected.isEmpty, starts(unit, with: expected) {
      step(nodeIndex + 1, unit + expected.count)
    }
    if isAfterName, omitsName {
      step(nodeIndex + 1, unit)
      return
    }
    for form in KoreanParticles.forms
    where form.syllables != expected && starts(unit, with: form.syllables) {
      guard mayReplace(node.role, form.role, isAfterName: isAfterName) else { continue }
      let last = unit + form.syllables.count - 1
      pay(.particle, units[unit].token..<(units[last].token + 1)) { step(nodeIndex + 1, last + 1) }
    }
    if expected.isEmpty {
      step(nodeIndex + 1, unit)
    } else if isAfterName || node.role.isDroppable {
      pay(.particle, 0..<0, node: nodeIndex) { step(nodeIndex + 1, unit) }
    }
  }

  private func mayReplace(
    _ expected: KoreanParticleRole, _ said: KoreanParticleRole, isAfterName: Bool
  ) -> Bool {
    guard said.isDroppable else { return said == expected }
    return isAfterName || expected == .none || expected.isExchangeable(with: said)
  }

  private func starts(_ unit: Int, with scalars: [UInt32]) -> Bool {
    guard unit + scalars.count <= units.count else { return false }
    for (offset, scalar) in scalars.enumerated() where units[unit + offset].scalar != scalar {
      return false
    }
    return true
  }
}
