/// The first content word of a phrase as far as it takes to see that an utterance has none like it.
///
/// The keys of an app's phrases stand together, so that most phrases are left out without a look at
/// anything else of them.
struct PhraseKey {
  /// The value of its node: a word's hash or a syllable.
  var value: UInt32 = 0
  var first: UInt8 = 0
  var last: UInt8 = 0
  /// The length of a word in bytes.
  var length: UInt8 = 0
  var kind: Kind = .any
  /// The number of its group of synonyms and one more; 0 when it has none.
  var synonyms: UInt8 = 0
  private var padding: (UInt8, UInt8, UInt8) = (0, 0, 0)
  /// The first three bytes of a word.
  var head: UInt32 = 0

  /// What may stand for the word.
  enum Kind: UInt8 {
    /// Nothing can be said of it in short.
    case any
    case word
    /// A word that is never another one.
    case guardedWord
    case syllable
    /// A syllable in a word that is long enough to be forgiven a typing error.
    case longSyllable
  }

  /// The first three bytes of a word in one number.
  static func head(of word: some Collection<UInt8>) -> UInt32 {
    word.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Longer words are not told apart.
  static let longest = 31

  init() {}

  /// The key of a node with its bytes, where it is a word.
  init(_ node: TemplateNode, _ text: ArraySlice<UInt8>) {
    value = node.value
    guard node.kind == .word else {
      let isSyllable = node.kind == .syllable
      kind = isSyllable ? node.flags.contains(.longWord) ? .longSyllable : .syllable : .any
      return
    }
    guard text.count <= Self.longest, text.allSatisfy({ $0 < 0x80 }) else { return }
    kind = node.flags.contains(.guarded) ? .guardedWord : .word
    first = text.first ?? 0
    last = text.last ?? 0
    length = UInt8(text.count)
    head = Self.head(of: text)
    let group = WordTables.shared.synonyms[SpanHash.hash(text)]
    synonyms = UInt8(truncatingIfNeeded: (group ?? -1) + 1)
  }
}
