/// What completion knows of phrases: the words before their first slot, the app's name filled in.
struct PhraseHeads {
  /// The phrases and their folded heads.
  private var heads: [(bytes: [UInt8], number: UInt32)] = []

  /// Adds a phrase, and returns the hash of its head when a slot follows it.
  mutating func add(
    _ template: PhraseTemplate, number: UInt32, appName: String, with folder: TextFolder
  ) -> UInt64? {
    let (text, hasSlot) = Self.head(of: template.text, appName: appName)
    let folded = FoldedText(text, with: folder)
    if !folded.bytes.isEmpty { heads.append((folded.bytes, number)) }
    return hasSlot ? SpanHash.mix(folded.tokens.last?.hashAfter ?? SpanHash.seed, Salt.head) : nil
  }

  /// The text of a phrase up to its first slot, the app's name filled in.
  static func head(of text: String, appName: String) -> (text: String, hasSlot: Bool) {
    var head = ""
    for piece in PhrasePiece.pieces(of: text) {
      switch piece {
      case .words(let words): head += words
      case .applicationName: head += appName
      case .slot: return (head, true)
      }
    }
    return (head, false)
  }

  /// The phrases in the order of their folded heads, each with that text.
  func sorted() -> [(bytes: [UInt8], number: UInt32)] {
    heads.sorted { left, right in
      left.bytes == right.bytes
        ? left.number < right.number : left.bytes.lexicographicallyPrecedes(right.bytes)
    }
  }
}
