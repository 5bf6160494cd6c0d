/// The words of a name, as spelling is compared: tokens that nothing separates are one word.
struct NameWords {
  /// The tokens of each word.
  private(set) var words: [Range<Int>] = []

  init(_ tokens: UnsafeBufferPointer<FoldedToken>) {
    var start = 0
    for index in tokens.indices where index > 0 && tokens[index].isSpaced {
      words.append(start..<index)
      start = index
    }
    if !tokens.isEmpty { words.append(start..<tokens.count) }
  }
}
