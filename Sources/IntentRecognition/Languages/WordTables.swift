/// The word lists of all languages, by the hash of their folded text.
///
/// People mix languages, so the lists of all of them count in every conversation.
struct WordTables: Sendable {
  static let shared = WordTables(Language.all)

  /// Words that are never mistyped others; needed only where nothing was said word for word.
  static let frequent = Set(
    // They are folded as they stand.
    Language.all.flatMap { language in
      language.frequentWords.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { SpanHash.hash($0) }
    })

  let courtesyBefore: Set<UInt64>
  let courtesyAfter: Set<UInt64>
  let smallWords: Set<UInt64>
  let nameTies: Set<UInt64>
  let nameVerbs: Set<UInt64>
  let guarded: Set<UInt64>
  let quantifiers: Set<UInt64>
  let synonyms: [UInt64: Int]
  /// The two words that a short form stands for.
  let contractions: [UInt64: [String]]
  /// The stems of verbs that mean the same, by group.
  let finalVerbs: [[[UInt32]]]
  /// The most tokens that a courtesy has.
  let longestCourtesy: Int
  /// The words that say that a name was an app's: "app", "앱".
  let appWords: Set<UInt64>

  private init(_ languages: [Language]) {
    var longest = 1
    func hashes(_ words: some Sequence<String>) -> Set<UInt64> {
      let folder = TextFolder()
      return Set(
        words.compactMap { word in
          let text = FoldedText(word, with: folder)
          longest = max(longest, text.tokens.count)
          return text.tokens.last?.hashAfter
        })
    }
    smallWords = hashes(languages.flatMap(\.smallWords))
    nameTies = hashes(languages.flatMap(\.nameTies))
    nameVerbs = hashes(languages.flatMap(\.nameVerbs))
    guarded = hashes(languages.flatMap(\.guardedWords))
    quantifiers = hashes(languages.flatMap(\.quantifiers))
    appWords = hashes(languages.flatMap(\.appWords))
    var synonyms: [UInt64: Int] = [:]
    for (group, words) in languages.flatMap(\.synonyms).enumerated() {
      for hash in hashes(words) { synonyms[hash] = group }
    }
    self.synonyms = synonyms
    contractions = languages.flatMap(\.contractions).reduce(into: [:]) { contractions, pair in
      let words = pair[1].lowercased().split(separator: " ").map(String.init)
      for hash in hashes([pair[0]]) { contractions[hash] = words }
    }
    finalVerbs = languages.flatMap(\.finalVerbs).map { group in
      group.compactMap { KoreanEndings.stem(of: $0) }
    }
    longest = 1
    courtesyBefore = hashes(languages.flatMap(\.courtesyBefore))
    courtesyAfter = hashes(languages.flatMap(\.courtesyAfter))
    longestCourtesy = longest
  }
}
