/// A phrase in the forms in which utterances are compared with it.
struct CompiledTemplate {
  /// The hash of its words with marks for the app's name and the slots.
  var skeleton: UInt64 = SpanHash.seed
  /// The hash of what comes before its slot, where it has exactly one.
  var prefix: UInt64 = SpanHash.seed
  var slots: [String] = []
  var nodes: [TemplateNode] = []
  /// The bytes of the words and particles among the nodes, by index.
  var texts: [Int: [UInt8]] = [:]
  /// The words, and pairs of syllables, by which it is found.
  var terms: [UInt64] = []
  var literalWords = 0
  var contentWords = 0
  var hasApplicationName = false
  var hasContraction = false
  /// The ending that was taken off its verb.
  var ending: [UInt8] = []

  static let applicationNameMark: UInt64 = 300
  static let slotMark: UInt64 = 301
}
