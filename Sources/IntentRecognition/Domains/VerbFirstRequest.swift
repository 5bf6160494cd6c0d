/// A request as English builds it: “save my reservations to the calendar”.
struct VerbFirstRequest: RequestShape {
  let matcher: Matcher
  let window: Range<Int>

  func verb(_ word: String) -> Range<Int>? {
    let word = FoldedText(word)
    return starts.lazy.map { $0..<($0 + word.tokens.count) }.first {
      $0.upperBound <= window.upperBound && matcher.isWord($0, word)
    }
  }

  func object(_ word: String, beside verb: Range<Int>) -> Range<Int>? {
    let word = FoldedText(word)
    let count = word.tokens.count
    guard count > 0, window.upperBound - verb.upperBound >= count else { return nil }
    let places = stride(from: window.upperBound - count, through: verb.upperBound, by: -1)
    return places.lazy.map { $0..<($0 + count) }.first { isNoun($0, word) }
  }

  func isGuarded(beside verb: Range<Int>) -> Bool {
    let rest = verb.upperBound..<window.upperBound
    return rest.contains { token in
      matcher.tables.guarded.contains(matcher.hash(token, token + 1))
        || (token + 1 < window.upperBound
          && matcher.tables.guarded.contains(matcher.hash(token, token + 2)))
    }
  }

  /// Whether tokens are a noun, in whichever number.
  private func isNoun(_ range: Range<Int>, _ word: FoldedText) -> Bool {
    if matcher.isWord(range, word) { return true }
    let last = range.upperBound - 1
    let end = word.tokens.count - 1
    guard matcher.bytes(range.lowerBound..<last).elementsEqual(word.bytes(of: 0..<end)) else {
      return false
    }
    return Array(word.bytes(of: end..<(end + 1))).withUnsafeBufferPointer {
      WordForms.differInNumber(matcher.bytes(last..<(last + 1)), $0)
    }
  }

  /// Where the verb may be: at the beginning, or behind the app that is spoken to.
  private var starts: [Int] {
    var starts = [window.lowerBound]
    var before = window.lowerBound
    if matcher.tables.nameVerbs.contains(matcher.hash(before, before + 1))
      || matcher.tables.nameTies.contains(matcher.hash(before, before + 1))
    {
      before += 1
    }
    for span in matcher.appSpans where span.start == before && span.end < window.upperBound {
      starts.append(span.end)
      if matcher.isWord(span.end..<(span.end + 1), FoldedText("to")) { starts.append(span.end + 1) }
    }
    return starts
  }
}
