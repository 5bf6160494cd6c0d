/// How a language builds a request: where its verb is, and how nouns are told from what holds them.
protocol RequestShape {
  /// The tokens of the request's verb, when it is this one.
  func verb(_ word: String) -> Range<Int>?

  /// The tokens of a noun that is said beside the verb, the last if it is said more than once.
  func object(_ word: String, beside verb: Range<Int>) -> Range<Int>?

  /// Whether a word beside the verb forbids, restricts, asks or reports.
  func isGuarded(beside verb: Range<Int>) -> Bool
}

extension Matcher {
  /// The folded bytes of some tokens.
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    guard !range.isEmpty else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = Int(folder.tokens[range.lowerBound].start)
    return UnsafeBufferPointer(
      start: folder.bytes + start, count: Int(folder.tokens[range.upperBound - 1].end) - start)
  }

  /// Whether some tokens are a word, letter for letter.
  func isWord(_ range: Range<Int>, _ word: FoldedText) -> Bool {
    range.count == word.tokens.count && bytes(range).elementsEqual(word.bytes)
  }
}
