/// Words that count.
enum NumberWords {
  /// Whether words are a number, with or without what is counted.
  static func isQuantity(_ words: String) -> Bool {
    let text = ValueText(words)
    var cursor = ValueCursor(text: text, position: 0)
    guard NumberParser(locale: "en").number(&cursor) != nil else { return false }
    let counted = ValueRecognizer.afterCounter(cursor)
    // A lone syllable is a particle, not a number: 만.
    let isLone = counted.position == 1 && HangulSyllable.isSyllable(text.scalars[0])
    return !isLone && text.isWhole(0..<counted.position)
  }
}
