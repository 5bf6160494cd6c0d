/// The keys under which a name is found although one of its words is mistyped.
///
/// A name of several words is found by its other words; a name of one word by what remains of it
/// when any one letter is taken away.
struct FuzzyKeys {
  private let folder: TextFolder
  private let range: Range<Int>

  /// The keys of a name that is some of a folder's tokens.
  init(_ folder: TextFolder, _ range: Range<Int>) {
    self.folder = folder
    self.range = range
  }

  /// More words than this are not looked up by their others.
  private static let mostWords = 12

  /// Calls the body with each key and the tokens of the word that it leaves out.
  ///
  /// In a query the words are what was typed: shorter ones count as well, since a letter may be
  /// missing.
  func forEach(isQuery: Bool, _ body: (UInt64, Range<Int>) -> Void) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.mostWords + 1) { starts in
      var count = 0
      for token in range where token == range.lowerBound || folder.tokens[token].isSpaced {
        guard count < Self.mostWords else { return }
        starts[count] = token
        count += 1
      }
      starts[count] = range.upperBound
      if count == 1 {
        if Spelling.isForgivable(folder, range, isQuery: isQuery) { deletions(body) }
        return
      }
      for left in 0..<count {
        let word = starts[left]..<starts[left + 1]
        guard Spelling.isForgivable(folder, word, isQuery: isQuery) else { continue }
        var hash: UInt64 = UInt64(count)
        for kept in 0..<count where kept != left {
          hash = SpanHash.mix(hash &* SpanHash.base, wordHash(starts[kept]..<starts[kept + 1]))
        }
        body(SpanHash.mix(hash, Salt.maskedWord + UInt64(left)), word)
      }
    }
  }

  private func wordHash(_ word: Range<Int>) -> UInt64 {
    let (first, last) = (folder.tokens[word.lowerBound], folder.tokens[word.upperBound - 1])
    let length = Int(last.end - first.start)
    return last.hashAfter &- first.hashBefore &* Self.power(length)
  }

  private static let powers: [UInt64] = (0..<256).reduce(into: []) { powers, _ in
    powers.append((powers.last ?? 0) == 0 ? 1 : (powers.last ?? 0) &* SpanHash.base)
  }

  private static func power(_ exponent: Int) -> UInt64 {
    guard exponent >= powers.count else { return powers[exponent] }
    return (powers.count...exponent).reduce(powers[powers.count - 1]) { power, _ in
      power &* SpanHash.base
    }
  }

  /// The word as it is, and without each of its letters.
  private func deletions(_ body: (UInt64, Range<Int>) -> Void) {
    let start = Int(folder.tokens[range.lowerBound].start)
    let end = Int(folder.tokens[range.upperBound - 1].end)
    let whole = wordHash(range)
    body(SpanHash.mix(whole, Salt.deletion), range)
    var before = SpanHash.seed
    var position = start
    while position < end {
      var through = SpanHash.append(folder.bytes[position], to: before)
      position += 1
      while position < end, folder.bytes[position] & 0xC0 == 0x80 {
        through = SpanHash.append(folder.bytes[position], to: through)
        position += 1
      }
      // What is before the letter, with what is after it appended.
      let rest = Self.power(end - position)
      let after = whole &- through &* rest
      body(SpanHash.mix(before &* rest &+ after, Salt.deletion), range)
      before = through
    }
  }
}
