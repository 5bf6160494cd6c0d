/// Finds the words that steer a conversation; those of both languages count in both.
package enum AnswerWords {
  /// What the line says, when the whole of it is such a word.
  ///
  /// Case, width, spacing between Hangul and final punctuation do not matter. A line in quotes is
  /// literal text, and a murmur ("uh", "음", "어") is no answer.
  package static func word(in line: String) -> AnswerWord? {
    guard quotedText(in: line) == nil else { return nil }
    let trimmed = line.utf8.filter { $0 != 0x20 && $0 != 0x09 }
    if trimmed.elementsEqual("?".utf8) || trimmed.elementsEqual("？".utf8) { return .help }
    return table[FoldedText(line).bytes]
  }

  /// The words between a pair of quotes around the whole line: literal text.
  package static func quotedText(in line: String) -> String? {
    let trimmed = line.drop { $0 == " " || $0 == "\t" }
    guard let open = trimmed.first, let pair = quotes[open] else { return nil }
    var rest = trimmed.dropFirst()
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    guard rest.last == pair else { return nil }
    rest.removeLast()
    return rest.contains(pair) ? nil : String(rest)
  }

  private static let quotes: [Character: Character] = [
    "\"": "\"", "“": "”", "'": "'", "‘": "’", "「": "」", "『": "』", "«": "»", "„": "“",
  ]

  private static let table: [[UInt8]: AnswerWord] = {
    var table: [[UInt8]: AnswerWord] = [:]
    for language in Language.all {
      for (word, lines) in language.answerWords {
        for line in lines { table[FoldedText(line).bytes] = word }
      }
    }
    return table
  }()
}
