/// The order in which completion finds phrases: by the folded words before their first mark.
enum PhraseHeads {
  /// The numbers of the phrases that begin with words, in the order of those.
  static func sorted(_ texts: [UInt32], strings: [UInt8]) -> [UInt32] {
    strings.withUnsafeBytes { strings in
      guard let base = strings.baseAddress else { return [] }
      return texts.indices.compactMap { index -> (bytes: [UInt8], number: UInt32)? in
        let text = String(base.string(at: texts[index]))
        return (head(of: text), UInt32(index))
      }.filter { !$0.bytes.isEmpty }
        .sorted { left, right in
          left.bytes == right.bytes
            ? left.number < right.number : left.bytes.lexicographicallyPrecedes(right.bytes)
        }.map(\.number)
    }
  }

  /// The folded words before the first mark.
  static func head(of text: String) -> [UInt8] {
    guard case .words(let words)? = PhrasePiece.pieces(of: text).first else { return [] }
    return FoldedText(words).bytes
  }
}
