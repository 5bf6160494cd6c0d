/// An app in the phrase section of an index.
struct AppRecord {
  var id: UInt32 = 0
  var firstTemplate: UInt32 = 0
  var templateCount: UInt32 = 0
  var sourceLocale: UInt16 = 0
  var flags: Flags = []
  /// A bit for each locale of its phrases.
  var locales: UInt64 = 0
  /// The names: an offset into the list of string offsets, and how many.
  var names: UInt32 = 0
  var nameCount: UInt32 = 0

  struct Flags: OptionSet {
    var rawValue: UInt16
    /// Has phrases that only alignment can match.
    static let needsAlignment = Flags(rawValue: 1)
    static let hasNegativePhrases = Flags(rawValue: 2)
  }
}

/// A phrase in the phrase section of an index.
struct TemplateRecord {
  var skeleton: UInt64 = 0
  var app: UInt32 = 0
  var shortcut: UInt32 = 0
  var text: UInt32 = 0
  var slots: UInt32 = 0
  var nodes: UInt32 = 0
  var ending: UInt32 = 0
  var locale: UInt16 = 0
  var nodeCount: UInt16 = 0
  var literalWords: UInt16 = 0
  var contentWords: UInt16 = 0
  var slotCount: UInt8 = 0
  var flags: Flags = []
  /// The node of its first content word; 255 when there is none within reach.
  var firstContent: UInt8 = 255
  // Nothing of a record is left to chance, so that the same phrases give the same file.
  private var padding: UInt8 = 0
  private var morePadding: UInt32 = 0

  struct Flags: OptionSet {
    var rawValue: UInt8
    static let primary = Flags(rawValue: 1)
    static let negative = Flags(rawValue: 2)
    static let namesApp = Flags(rawValue: 4)
    /// Has a short form, such as "what's", which is aligned written out.
    static let contracted = Flags(rawValue: 8)
  }
}

/// A slot of a phrase in the phrase section of an index.
struct SlotRecord {
  var name: UInt32
  /// The number of its vocabulary.
  var vocabulary: UInt32
  var isOpen: UInt32

  static let noVocabulary = UInt32.max
}

/// A vocabulary in the phrase section of an index, by the strings that name it.
struct VocabularyRecord {
  var app: UInt32
  var type: UInt32
}

/// Where a segment is, in the list behind the phrase section.
struct SegmentRecord {
  var offset: UInt64
  /// What the segment was built from, as the index's maker counts.
  var fingerprint: UInt64
  /// The number of its vocabulary.
  var vocabulary: UInt32
  private var padding: UInt32 = 0

  init(offset: UInt64, fingerprint: UInt64, vocabulary: UInt32) {
    self.offset = offset
    self.fingerprint = fingerprint
    self.vocabulary = vocabulary
  }
}
