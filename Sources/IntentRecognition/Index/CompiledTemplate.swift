/// A phrase in the forms in which utterances are compared with it.
struct CompiledTemplate {
  /// The hash of its words with marks for the app's name and the slots.
  var skeleton: UInt64 = SpanHash.seed
  /// The hash of what comes before its slot, where it has exactly one.
  var prefix: UInt64 = SpanHash.seed
  var slots: [String] = []
  private(set) var nodes: [TemplateNode] = []
  /// The bytes of the words and particles among the nodes; none for the others.
  private(set) var texts: [ArraySlice<UInt8>] = []
  /// The words, and pairs of syllables, by which it is found.
  var terms: [UInt64] = []
  var literalWords = 0
  var contentWords = 0
  var hasApplicationName = false
  var hasContraction = false
  /// The ending that was taken off its verb.
  var ending: [UInt8] = []

  mutating func append(_ node: TemplateNode, _ text: ArraySlice<UInt8> = []) {
    nodes.append(node)
    texts.append(text)
  }

  mutating func flag(_ index: Int, _ flag: TemplateNode.Flags) {
    nodes[index].flags.insert(flag)
  }

  /// Takes the meaning from a word.
  mutating func removeContent(_ index: Int) {
    if nodes[index].flags.remove(.content) != nil { contentWords -= 1 }
  }

  static let applicationNameMark: UInt64 = 300
  static let slotMark: UInt64 = 301
}
