/// The keys under which a name is found although one of its words is mistyped.
///
/// A name of several words is found by its other words; a name of one word by what remains of it
/// when any one letter is taken away.
struct FuzzyKeys {
  private let folder: TextFolder
  private let tokens: UnsafeBufferPointer<FoldedToken>
  private let range: Range<Int>

  /// The names of a folder's tokens in a range.
  init(_ folder: TextFolder, _ range: Range<Int>) {
    self.folder = folder
    tokens = UnsafeBufferPointer(start: folder.tokens, count: folder.count)
    self.range = range
  }

  /// Calls the body with each key and the word that it leaves out.
  ///
  /// - Parameters:
  ///   - isQuery: Whether the words are what was typed, of which shorter ones are looked up as
  ///     well, since a letter may be missing.
  ///   - body: Takes the key and the tokens of the word.
  func forEach(isQuery: Bool, _ body: (UInt64, Range<Int>) -> Void) {
    let words = NameWords(UnsafeBufferPointer(rebasing: tokens[range])).words.map {
      ($0.lowerBound + range.lowerBound)..<($0.upperBound + range.lowerBound)
    }
    guard words.count < 12 else { return }
    if words.count == 1 {
      if Spelling.isForgivable(folder, words[0], isQuery: isQuery) { deletions(words[0], body) }
      return
    }
    for (position, word) in words.enumerated()
    where Spelling.isForgivable(folder, word, isQuery: isQuery) {
      var hash: UInt64 = SpanHash.seed
      for (other, kept) in words.enumerated() where other != position {
        for index in kept.lowerBound..<kept.upperBound {
          for byte in Int(tokens[index].start)..<Int(tokens[index].end) {
            hash = SpanHash.append(folder.bytes[byte], to: hash)
          }
        }
        hash = hash &* SpanHash.base &+ 299
      }
      body(SpanHash.mix(hash, Salt.maskedWord + UInt64(position)), word)
    }
  }

  private func deletions(_ word: Range<Int>, _ body: (UInt64, Range<Int>) -> Void) {
    let start = Int(tokens[word.lowerBound].start)
    let end = Int(tokens[word.upperBound - 1].end)
    func key(skipping skipped: Range<Int>) -> UInt64 {
      var hash = SpanHash.seed
      for byte in start..<end where !skipped.contains(byte) {
        hash = SpanHash.append(folder.bytes[byte], to: hash)
      }
      return SpanHash.mix(hash, Salt.deletion)
    }
    body(key(skipping: end..<end), word)
    var position = start
    while position < end {
      var next = position + 1
      while next < end, folder.bytes[next] & 0xC0 == 0x80 { next += 1 }
      body(key(skipping: position..<next), word)
      position = next
    }
  }
}
