/// Takes a phrase apart into what is hashed and what is aligned.
struct TemplateCompiler {
  private let folder: TextFolder
  private let tables = WordTables.shared
  private var compiled = CompiledTemplate()

  private init(folder: TextFolder) {
    self.folder = folder
  }

  static func compile(_ text: String, with folder: TextFolder) -> CompiledTemplate {
    var compiler = TemplateCompiler(folder: folder)
    let pieces = PhrasePiece.pieces(of: text)
    let last = pieces.lastIndex { $0 != .applicationName && !$0.isBlank(folder) }
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .applicationName:
        compiler.mark(CompiledTemplate.applicationNameMark)
        compiler.compiled.hasApplicationName = true
        compiler.compiled.append(TemplateNode(.applicationName))
      case .slot(let name):
        if compiler.compiled.slots.isEmpty { compiler.compiled.prefix = compiler.compiled.skeleton }
        compiler.mark(CompiledTemplate.slotMark)
        let number = UInt32(compiler.compiled.slots.count)
        compiler.compiled.append(TemplateNode(.slot, value: number))
        compiler.compiled.slots.append(name)
      case .words(let words):
        compiler.add(words, isAfterMark: index > 0, isLast: last.map { index >= $0 } ?? true)
        continue
      }
      if index + 1 == pieces.count || pieces[index + 1].isMark {
        compiler.compiled.append(TemplateNode(.boundary))
      }
    }
    compiler.flagNameTies()
    return compiler.compiled
  }

  private mutating func mark(_ mark: UInt64) {
    compiled.skeleton = compiled.skeleton &* SpanHash.base &+ mark
  }

  private mutating func add(_ words: String, isAfterMark: Bool, isLast: Bool) {
    let text = FoldedText(words, with: folder)
    for byte in text.bytes { compiled.skeleton = SpanHash.append(byte, to: compiled.skeleton) }
    guard !text.tokens.isEmpty else {
      if isAfterMark { compiled.append(TemplateNode(.boundary)) }
      return
    }
    let isGlued = isAfterMark && text.tokens[0].sourceStart == 0
    var spans = Self.groups(text.tokens)
    compiled.literalWords += spans.count
    var scalars = text.tokens.indices.map { text.singleScalar($0) }
    if isLast { removeEnding(text, &scalars, &spans) }
    var first = true
    for span in spans {
      let group = span.map { ($0, scalars[$0]) }
      if first, isAfterMark {
        first = false
        if isGlued, let particle = particle(all: group.map(\.1)) {
          boundary(role: particle, text.bytes(of: span))
          continue
        }
        compiled.append(TemplateNode(.boundary))
      }
      add(group: group, of: text)
    }
  }

  /// The tokens between spaces.
  private static func groups(_ tokens: [FoldedToken]) -> [Range<Int>] {
    tokens.withUnsafeBufferPointer { NameWords($0).words }
  }

  /// The role of a piece that is a particle and nothing else.
  private func particle(all scalars: [UInt32]) -> KoreanParticleRole? {
    KoreanParticles.forms.first { $0.syllables == scalars }?.role
  }

  /// Takes the ending off the verb that ends the phrase.
  private mutating func removeEnding(
    _ text: FoldedText, _ scalars: inout [UInt32], _ spans: inout [Range<Int>]
  ) {
    let tail = scalars.reversed().prefix { HangulSyllable.isSyllable($0) }.count
    guard tail > 0 else { return }
    let start = scalars.count - tail
    guard let stem = KoreanEndings.stems(of: scalars[start...]).first else { return }
    let kept = start + stem.kept
    compiled.ending = Array(text.bytes(of: kept..<scalars.count))
    scalars[kept - 1] = stem.last
    if stem.kept > 1 { scalars[kept - 2] = stem.beforeLast }
    spans = spans.compactMap { span in
      span.lowerBound >= kept ? nil : span.lowerBound..<min(span.upperBound, kept)
    }
  }

  private mutating func add(group: [(index: Int, scalar: UInt32)], of text: FoldedText) {
    let syllables = group.map(\.scalar)
    var stem = group.count
    var role = KoreanParticleRole.none
    if let last = syllables.last, HangulSyllable.isSyllable(last),
      let particle = KoreanParticles.particle(endOf: syllables[...])
    {
      stem -= particle.length
      role = particle.role
    }
    addStem(group.prefix(stem), of: text)
    if let last = syllables.last, last != 0 {
      let particle = group.dropFirst(stem).map(\.index)
      let bytes =
        particle.isEmpty ? [] : text.bytes(of: particle[0]..<(particle[0] + particle.count))
      boundary(role: role, bytes)
    }
    addTerms(group.prefix(stem), of: text)
  }

  private mutating func boundary(role: KoreanParticleRole, _ bytes: ArraySlice<UInt8>) {
    let syllables = bytes.withUnsafeBufferPointer { Spelling.scalars($0) }
    let packed = syllables.reversed().reduce(0) { $0 << 16 | $1 }
    compiled.append(TemplateNode(.boundary, value: packed, role: role), bytes)
  }

  private mutating func addStem(
    _ group: ArraySlice<(index: Int, scalar: UInt32)>, of text: FoldedText
  ) {
    let isLong = group.count >= 3 && group.allSatisfy { HangulSyllable.isSyllable($0.scalar) }
    if let words = contraction(group, of: text) {
      compiled.hasContraction = true
      compiled.literalWords += words.count - 1
      for word in words {
        var counted = false
        addWord(Array(word.utf8)[...], counted: &counted)
      }
      return
    }
    let isSmall = tables.smallWords.contains(hash(group, of: text))
    var counted = false
    for (position, (index, scalar)) in group.enumerated() {
      if scalar != 0 {
        var flags: TemplateNode.Flags = isSmall ? [.small] : []
        if position == 0 { flags.insert(.wordStart) }
        if isLong { flags.insert(.longWord) }
        if !isSmall, !counted {
          flags.insert(.content)
          compiled.contentWords += 1
          counted = true
        }
        compiled.append(TemplateNode(.syllable, value: scalar, flags: flags))
      } else {
        addWord(index, of: text, counted: &counted)
      }
    }
  }

  private mutating func addWord(_ index: Int, of text: FoldedText, counted: inout Bool) {
    let bytes = text.bytes(of: index..<(index + 1))
    addWord(bytes, counted: &counted)
  }

  private mutating func addWord(_ bytes: ArraySlice<UInt8>, counted: inout Bool) {
    let hash = SpanHash.hash(bytes)
    var flags: TemplateNode.Flags = []
    if tables.smallWords.contains(hash) || tables.appWords.contains(hash) { flags.insert(.small) }
    if tables.nameTies.contains(hash) { flags.insert(.preposition) }
    if tables.guarded.contains(hash) || bytes.contains(where: { $0 &- 0x30 < 10 }) {
      flags.insert(.guarded)
    }
    if flags.isDisjoint(with: [.small, .preposition]), !counted {
      flags.insert(.content)
      compiled.contentWords += 1
      counted = true
    }
    compiled.append(
      TemplateNode(.word, value: TemplateNode.wordValue(hash), flags: flags), bytes)
  }

  /// The words that a short form stands for.
  private func contraction(
    _ group: ArraySlice<(index: Int, scalar: UInt32)>, of text: FoldedText
  ) -> [String]? {
    group.last?.scalar == 0 ? tables.contractions[hash(group, of: text)] : nil
  }

  private func hash(_ group: ArraySlice<(index: Int, scalar: UInt32)>, of text: FoldedText)
    -> UInt64
  {
    guard let first = group.first, let last = group.last else { return 0 }
    return SpanHash.hash(text.bytes(of: first.index..<(last.index + 1)))
  }

  private mutating func addTerms(
    _ group: ArraySlice<(index: Int, scalar: UInt32)>, of text: FoldedText
  ) {
    if let words = contraction(group, of: text) {
      for word in words { addTerm(SpanHash.hash(word.utf8)) }
      return
    }
    var before: UInt32 = 0
    for (index, scalar) in group {
      if scalar == 0 {
        addTerm(SpanHash.hash(text.bytes(of: index..<(index + 1))))
      } else if before != 0 {
        compiled.terms.append(TemplateNode.pairTerm(before, scalar))
      } else if group.count == 1 {
        compiled.terms.append(TemplateNode.pairTerm(0, scalar))
      }
      before = scalar
    }
  }

  private mutating func addTerm(_ word: UInt64) {
    guard !tables.smallWords.contains(word), !tables.nameTies.contains(word) else { return }
    compiled.terms.append(SpanHash.mix(word, Salt.term))
  }

  /// Marks the words that tie the app's name to the phrase: "with …", "use … to".
  private mutating func flagNameTies() {
    guard let name = compiled.nodes.firstIndex(where: { $0.kind == .applicationName }) else {
      return
    }
    var before = name - 1
    while before >= 0, compiled.nodes[before].kind == .word,
      compiled.nodes[before].flags.contains(.small)
    {
      before -= 1
    }
    var isTied = false
    if before == 0, tables.nameVerbs.contains(SpanHash.hash(compiled.texts[0])) {
      compiled.removeContent(0)
      compiled.flag(0, .preposition)
    }
    if before >= 0, compiled.nodes[before].flags.contains(.preposition) {
      for index in before..<name { compiled.flag(index, .nameTie) }
      isTied = before == 0
    }
    var after = name + 1
    while after < compiled.nodes.count, compiled.nodes[after].kind == .boundary { after += 1 }
    guard after < compiled.nodes.count, compiled.nodes[after].kind == .word else { return }
    let isApp = compiled.nodes[after].flags.contains(.small) && !isTied
    if isTied && compiled.nodes[after].flags.contains(.preposition) || isApp {
      compiled.flag(after, .nameTie)
    }
  }
}

extension TemplateNode {
  static func wordValue(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: SpanHash.mix(hash, Salt.term) >> 16)
  }

  static func pairTerm(_ first: UInt32, _ second: UInt32) -> UInt64 {
    SpanHash.mix(UInt64(first) << 32 | UInt64(second), Salt.pair)
  }
}

extension PhrasePiece {
  var isMark: Bool {
    switch self {
    case .applicationName, .slot: true
    case .words: false
    }
  }

  /// Whether nothing in it is ever compared.
  func isBlank(_ folder: TextFolder) -> Bool {
    switch self {
    case .applicationName, .slot: false
    case .words(let words): FoldedText(words, with: folder).tokens.isEmpty
    }
  }
}

extension FoldedText {
  /// The scalar of a syllable or ideograph; 0 for a word.
  func singleScalar(_ index: Int) -> UInt32 {
    guard tokens[index].kind == .single else { return 0 }
    return bytes.withUnsafeBufferPointer {
      UTF8Bytes.read($0, at: Int(tokens[index].start))?.scalar ?? 0
    }
  }
}
