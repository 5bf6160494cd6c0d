/// Compiles the phrases of apps and lays them out as the phrase section of an index.
struct PhraseIndexBuilder {
  private let folder = TextFolder()
  private var strings = ByteWriter()
  /// Where strings are, by their hash.
  private var known: [UInt64: UInt32] = [:]
  private var apps: [AppRecord] = []
  private var templates: [TemplateRecord] = []
  private var slots: [SlotRecord] = []
  private var nodes: [TemplateNode] = []
  private var names: [UInt32] = []
  private var locales: [String] = []
  private var vocabularies: [VocabularyID] = []
  private var vocabularyNumbers: [VocabularyID: UInt32] = [:]
  private var skeletons: [(hash: UInt64, number: UInt32)] = []
  private var prefixes: [UInt64] = []
  private var heads = PhraseHeads()
  private var slotPrefixes: [(hash: UInt64, number: UInt32)] = []
  private var terms: [UInt64: [UInt32]] = [:]
  private var appNames = VocabularySegmentBuilder(folder: TextFolder())
  private var hasNamelessPhrases = false
  private var termCounts: [UInt8] = []
  private var keys: [PhraseKey] = []

  /// Adds an app with its phrases; the phrases of an app stand together.
  mutating func add(_ app: RecognizableApp) {
    var record = AppRecord()
    record.id = string(app.id)
    record.firstTemplate = UInt32(templates.count)
    record.sourceLocale = localeNumber(app.sourceLocale)
    record.names = UInt32(names.count / 2)
    addNames(of: app)
    record.nameCount = UInt32(names.count / 2) - record.names
    let number = UInt32(apps.count)
    var displayNames: [String: String] = [:]
    for template in app.templates {
      let name = displayNames[template.locale] ?? app.displayName(locale: template.locale)
      displayNames[template.locale] = name
      if let head = heads.add(
        template, number: UInt32(templates.count), appName: name, with: folder)
      {
        slotPrefixes.append((head, UInt32(templates.count)))
      }
      add(template, app: number, to: &record)
    }
    for phrase in app.negativePhrases {
      let template = PhraseTemplate(
        app: app.id, shortcut: 0, locale: phrase.locale, text: phrase.text)
      add(template, app: number, isNegative: true, to: &record)
    }
    record.templateCount = UInt32(templates.count) - record.firstTemplate
    apps.append(record)
  }

  private mutating func addNames(of app: RecognizableApp) {
    var seen: Set<String> = []
    appNames.begin(id: Array(app.id.utf8))
    for locale in app.names.keys.sorted() {
      for name in app.names[locale] ?? [] where seen.insert(name).inserted {
        guard !FoldedText(name, with: folder).tokens.isEmpty else { continue }
        names.append(UInt32(apps.count))
        names.append(string(name))
        var name = name
        name.withUTF8 { appNames.add(name: $0) }
      }
    }
  }

  private mutating func add(
    _ template: PhraseTemplate, app: UInt32, isNegative: Bool = false, to record: inout AppRecord
  ) {
    let compiled = TemplateCompiler.compile(template.text, with: folder)
    guard compiled.nodes.count < Int(UInt16.max), compiled.slots.count < 256 else { return }
    let number = UInt32(templates.count)
    var entry = TemplateRecord()
    entry.app = app
    entry.shortcut = UInt32(truncatingIfNeeded: template.shortcut)
    entry.text = string(template.text)
    entry.slots = UInt32(slots.count)
    entry.slotCount = UInt8(compiled.slots.count)
    entry.nodes = UInt32(nodes.count)
    entry.nodeCount = UInt16(compiled.nodes.count)
    entry.ending = string(bytes: compiled.ending)
    entry.locale = localeNumber(template.locale)
    entry.literalWords = UInt16(truncatingIfNeeded: compiled.literalWords)
    entry.contentWords = UInt16(truncatingIfNeeded: compiled.contentWords)
    let distinct = Set(compiled.terms)
    termCounts.append(UInt8(clamping: distinct.count))
    for term in distinct { terms[term, default: []].append(number) }
    if let first = compiled.nodes.prefix(255).firstIndex(where: { $0.flags.contains(.content) }) {
      entry.firstContent = UInt8(first)
      keys.append(PhraseKey(compiled.nodes[first], compiled.texts[first]))
    } else {
      keys.append(PhraseKey())
    }
    if template.isPrimary { entry.flags.insert(.primary) }
    if compiled.hasApplicationName { entry.flags.insert(.namesApp) }
    if compiled.hasContraction { entry.flags.insert(.contracted) }
    if isNegative {
      entry.flags.insert(.negative)
      record.flags.insert(.hasNegativePhrases)
    } else {
      record.locales |= 1 << UInt64(entry.locale)
    }
    let salt = compiled.hasApplicationName ? Salt.phrase + UInt64(app) : Salt.phrase - 1
    entry.skeleton = SpanHash.mix(compiled.skeleton, salt)
    hasNamelessPhrases = hasNamelessPhrases || !compiled.hasApplicationName
    if compiled.slots.count > 1 { record.flags.insert(.needsAlignment) }
    add(compiled, of: template, number, salt)
    if compiled.slots.count < 2 { skeletons.append((entry.skeleton, number)) }
    templates.append(entry)
  }

  private mutating func add(
    _ compiled: CompiledTemplate, of template: PhraseTemplate, _ number: UInt32, _ salt: UInt64
  ) {
    for name in compiled.slots {
      slots.append(
        SlotRecord(
          name: string(name),
          vocabulary: template.slots[name].map { vocabularyNumber($0) } ?? SlotRecord.noVocabulary,
          isOpen: template.openSlots.contains(name) ? 1 : 0))
    }
    if !compiled.slots.isEmpty { prefixes.append(SpanHash.mix(compiled.prefix, salt)) }
    for (index, node) in compiled.nodes.enumerated() {
      var node = node
      let text = compiled.texts[index]
      if !text.isEmpty { node.text = text.withUnsafeBufferPointer { string(bytes: $0) } + 1 }
      nodes.append(node)
    }
  }

  /// The number of a vocabulary, which it has from its first mention on.
  mutating func vocabularyNumber(_ id: VocabularyID) -> UInt32 {
    if let number = vocabularyNumbers[id] { return number }
    let number = UInt32(vocabularies.count)
    vocabularies.append(id)
    vocabularyNumbers[id] = number
    return number
  }

  mutating func localeNumber(_ locale: String) -> UInt16 {
    if let number = locales.firstIndex(of: locale) { return UInt16(number) }
    // Phrases of a sixty-fifth locale share the last number; no platform has that many.
    guard locales.count < 64 else { return 63 }
    locales.append(locale)
    return UInt16(locales.count - 1)
  }

  private mutating func string(_ text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { string(bytes: $0) }
  }

  private mutating func string(bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { string(bytes: $0) }
  }

  private mutating func string(bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let hash = SpanHash.hash(bytes)
    if let offset = known[hash], strings.hasString(bytes, at: offset) { return offset }
    let offset = strings.append(string: bytes)
    known[hash] = offset
    return offset
  }

  /// The phrase section.
  mutating func section() -> [UInt8] {
    var header = PhraseIndex.Header()
    var body = SectionWriter(headerSize: MemoryLayout<PhraseIndex.Header>.stride)
    let localeStrings = locales.map { string($0) }
    let records = vocabularies.map {
      VocabularyRecord(app: string($0.app), type: string($0.type))
    }
    let heads = heads.sorted().flatMap { [$0.number, string(bytes: $0.bytes)] }
    header.heads = body.append(heads)
    header.headCount = UInt32(heads.count / 2)
    (header.apps, header.appCount) = (body.append(apps), UInt32(apps.count))
    (header.templates, header.templateCount) = (body.append(templates), UInt32(templates.count))
    (header.slots, header.nodes) = (body.append(slots), body.append(nodes))
    (header.names, header.nameCount) = (body.append(names), UInt32(names.count / 2))
    (header.locales, header.localeCount) = (body.append(localeStrings), UInt32(locales.count))
    (header.vocabularies, header.vocabularyCount) = (body.append(records), UInt32(records.count))
    let skeletonTable = HashSlots.table(of: skeletons)
    (header.skeletons, header.skeletonCapacity) =
      (body.append(skeletonTable), UInt32(skeletonTable.count))
    let prefixTable = HashSlots.table(of: slotPrefixes)
    (header.slotPrefixes, header.slotPrefixCapacity) =
      (body.append(prefixTable), UInt32(prefixTable.count))
    let bits = HashSlots.bits(of: prefixes, size: max(64, prefixes.count * 2))
    (header.prefixes, header.prefixBits) = (body.append(bits), UInt32(bits.count * 8))
    addTerms(to: &header, &body)
    header.appNames = body.append(appNames.segment())
    header.hasNamelessPhrases = hasNamelessPhrases ? 1 : 0
    header.hasNegativePhrases = apps.contains { $0.flags.contains(.hasNegativePhrases) } ? 1 : 0
    header.strings = body.append(strings.bytes)
    return body.section(header)
  }

  private func addTerms(to header: inout PhraseIndex.Header, _ body: inout SectionWriter) {
    var postings: [UInt32] = []
    var places: [(hash: UInt64, number: UInt32)] = []
    for term in terms.keys.sorted() {
      let templates = terms[term] ?? []
      places.append((term, UInt32(postings.count)))
      postings.append(UInt32(templates.count))
      postings += templates
    }
    let table = HashSlots.table(of: places)
    (header.terms, header.termCapacity) = (body.append(table), UInt32(table.count))
    header.postings = body.append(postings)
    header.termCounts = body.append(termCounts)
    header.keys = body.append(keys)
  }
}
