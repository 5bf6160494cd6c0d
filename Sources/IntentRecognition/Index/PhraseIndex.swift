/// The phrases of all apps, in the form in which they are looked up.
struct PhraseIndex {
  let base: UnsafeRawPointer
  let header: Header

  /// What stands at the beginning of the phrase section; offsets are from there.
  struct Header {
    var apps: UInt32 = 0
    var appCount: UInt32 = 0
    var templates: UInt32 = 0
    var templateCount: UInt32 = 0
    var slots: UInt32 = 0
    var nodes: UInt32 = 0
    var names: UInt32 = 0
    var nameCount: UInt32 = 0
    var locales: UInt32 = 0
    var localeCount: UInt32 = 0
    var vocabularies: UInt32 = 0
    var vocabularyCount: UInt32 = 0
    var skeletons: UInt32 = 0
    var skeletonCapacity: UInt32 = 0
    var prefixes: UInt32 = 0
    var prefixBits: UInt32 = 0
    var terms: UInt32 = 0
    var termCapacity: UInt32 = 0
    var postings: UInt32 = 0
    var heads: UInt32 = 0
    var headCount: UInt32 = 0
    var appNames: UInt32 = 0
    var strings: UInt32 = 0
    var hasNamelessPhrases: UInt32 = 0
    var hasNegativePhrases: UInt32 = 0
    /// Phrases under the hash of their heads, where a slot follows.
    var slotPrefixes: UInt32 = 0
    var slotPrefixCapacity: UInt32 = 0
    /// How many terms each phrase has, in a byte.
    var termCounts: UInt32 = 0
    var keys: UInt32 = 0
  }

  init(_ base: UnsafeRawPointer) {
    self.base = base
    header = base.load(as: Header.self)
  }

  @inline(__always)
  private func record<Record>(_ section: UInt32, _ index: UInt32, as type: Record.Type) -> Record {
    (base + Int(section)).load(
      fromByteOffset: Int(index) * MemoryLayout<Record>.stride, as: Record.self)
  }

  @inline(__always)
  func app(_ index: UInt32) -> AppRecord { record(header.apps, index, as: AppRecord.self) }
  @inline(__always)
  func template(_ index: UInt32) -> TemplateRecord {
    record(header.templates, index, as: TemplateRecord.self)
  }
  func slot(_ index: UInt32) -> SlotRecord { record(header.slots, index, as: SlotRecord.self) }
  @inline(__always)
  func node(_ index: UInt32) -> TemplateNode { record(header.nodes, index, as: TemplateNode.self) }
  func vocabulary(_ index: UInt32) -> VocabularyRecord {
    record(header.vocabularies, index, as: VocabularyRecord.self)
  }
  func textOfName(_ index: UInt32) -> UnsafeBufferPointer<UInt8> {
    string(record(header.names, index * 2 + 1, as: UInt32.self))
  }
  func locale(_ index: UInt16) -> String {
    String(string(record(header.locales, UInt32(index), as: UInt32.self)))
  }
  /// The n-th phrase in the order of the folded words before its first slot, and those.
  func head(_ index: Int) -> (template: UInt32, text: UnsafeBufferPointer<UInt8>) {
    let place = UInt32(index) * 2
    return (
      record(header.heads, place, as: UInt32.self),
      string(record(header.heads, place + 1, as: UInt32.self))
    )
  }

  @inline(__always)
  func string(_ offset: UInt32) -> UnsafeBufferPointer<UInt8> {
    (base + Int(header.strings)).string(at: offset)
  }

  var skeletons: HashSlots {
    HashSlots(base + Int(header.skeletons), capacity: Int(header.skeletonCapacity))
  }
  var slotPrefixes: HashSlots {
    HashSlots(base + Int(header.slotPrefixes), capacity: Int(header.slotPrefixCapacity))
  }
  var terms: HashSlots {
    HashSlots(base + Int(header.terms), capacity: Int(header.termCapacity))
  }
  /// The apps' names, as values to look up.
  var appNames: VocabularySegment { VocabularySegment(base + Int(header.appNames)) }

  @inline(__always)
  func termCount(_ template: UInt32) -> Int {
    Int(record(header.termCounts, template, as: UInt8.self))
  }

  @inline(__always)
  func key(_ template: UInt32) -> PhraseKey { record(header.keys, template, as: PhraseKey.self) }

  /// The phrases that have a term, in the order of their numbers.
  func postings(_ offset: UInt32) -> UnsafeBufferPointer<UInt32> {
    let start = (base + Int(header.postings) + Int(offset) * 4).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: start + 1, count: Int(start.pointee))
  }

  /// Whether a phrase may go on with a slot after what hashes to this.
  @inline(__always)
  func mayHaveSlot(after prefix: UInt64) -> Bool {
    HashSlots.hasBit(prefix, in: base + Int(header.prefixes), count: header.prefixBits)
  }

  /// A phrase as the app declared it.
  func phraseTemplate(_ index: UInt32) -> PhraseTemplate {
    let record = template(index)
    var slots: [String: VocabularyID] = [:]
    var open: Set<String> = []
    for number in 0..<UInt32(record.slotCount) {
      let slot = slot(record.slots + number)
      let name = String(string(slot.name))
      if slot.vocabulary != SlotRecord.noVocabulary { slots[name] = vocabularyID(slot.vocabulary) }
      if slot.isOpen != 0 { open.insert(name) }
    }
    return PhraseTemplate(
      app: String(string(app(record.app).id)), shortcut: Int(record.shortcut),
      locale: locale(record.locale), text: String(string(record.text)), slots: slots,
      openSlots: open, isPrimary: record.flags.contains(.primary))
  }

  func vocabularyID(_ index: UInt32) -> VocabularyID {
    let record = vocabulary(index)
    return VocabularyID(app: String(string(record.app)), type: String(string(record.type)))
  }
}
