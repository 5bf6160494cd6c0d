/// The values of one type in one locale, in the form in which they are looked up.
struct VocabularySegment {
  let base: UnsafeRawPointer
  let header: Header

  /// What stands at the beginning of a segment; offsets are from there.
  struct Header {
    var entryCount: UInt32 = 0
    var nameCount: UInt32 = 0
    /// The ids of the entries, as string offsets.
    var entries: UInt32 = 0
    /// Pairs of an entry and a string offset; the app's order, titles before synonyms.
    var names: UInt32 = 0
    /// The names in the order of their folded text.
    var sorted: UInt32 = 0
    var exact: UInt32 = 0
    var exactCapacity: UInt32 = 0
    var fuzzy: UInt32 = 0
    var fuzzyCapacity: UInt32 = 0
    /// The most tokens that a name has.
    var maximumTokens: UInt32 = 0
    var strings: UInt32 = 0
    var size: UInt32 = 0
    /// A bit for each hash of a first token.
    var firstTokens: UInt32 = 0
    var firstTokenBits: UInt32 = 0
    /// The locale, as a string offset.
    var locale: UInt32 = 0
  }

  init(_ base: UnsafeRawPointer) {
    self.base = base
    header = base.load(as: Header.self)
  }

  /// The whole segment, to the end of its last 64 bytes.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base, count: (Int(header.size) + 63) & ~63)
  }

  private var strings: UnsafeRawPointer { base + Int(header.strings) }

  var locale: String { String(strings.string(at: header.locale)) }
  var entryCount: Int { Int(header.entryCount) }
  var nameCount: Int { Int(header.nameCount) }

  func entry(ofName name: UInt32) -> UInt32 {
    (base + Int(header.names)).load(fromByteOffset: Int(name) * 8, as: UInt32.self)
  }

  func text(ofName name: UInt32) -> UnsafeBufferPointer<UInt8> {
    let offset = (base + Int(header.names)).load(fromByteOffset: Int(name) * 8 + 4, as: UInt32.self)
    return strings.string(at: offset)
  }

  func id(ofEntry entry: UInt32) -> UnsafeBufferPointer<UInt8> {
    strings.string(
      at: (base + Int(header.entries)).load(fromByteOffset: Int(entry) * 4, as: UInt32.self))
  }

  /// The name at a position of the order of folded text.
  func sortedName(_ position: Int) -> UInt32 {
    (base + Int(header.sorted)).load(fromByteOffset: position * 4, as: UInt32.self)
  }

  var exact: HashSlots {
    HashSlots(base + Int(header.exact), capacity: Int(header.exactCapacity))
  }

  var fuzzy: HashSlots {
    HashSlots(base + Int(header.fuzzy), capacity: Int(header.fuzzyCapacity))
  }

  /// Whether a name may begin with a token of this hash.
  @inline(__always)
  func mayBegin(with token: UInt64) -> Bool {
    HashSlots.hasBit(
      SpanHash.mix(token, Salt.firstToken), in: base + Int(header.firstTokens),
      count: header.firstTokenBits)
  }
}
