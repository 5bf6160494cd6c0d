/// Takes utterances apart by the phrases and vocabularies of the installed apps.
package struct Recognizer: Sendable {
  let index: RecognitionIndex

  /// Builds an index in memory.
  package init(apps: [RecognizableApp], vocabularies: [Vocabulary]) {
    var bytes = [UInt8](repeating: 0, count: IndexHeader.stride)
    let collected = Collected()
    var builder = IndexBuilder { collected.bytes += $0 }
    for app in apps { builder.add(app) }
    for vocabulary in vocabularies { builder.add(vocabulary) }
    let header = builder.finish(fingerprint: 0)
    withUnsafeBytes(of: header) { bytes.replaceSubrange(0..<$0.count, with: $0) }
    index = RecognitionIndex(
      IndexBytes(copying: bytes + collected.bytes), phraseOffset: Int(header.phraseOffset))
  }

  init(_ index: RecognitionIndex) {
    self.index = index
  }

  /// Holds what the builder writes.
  private final class Collected {
    var bytes: [UInt8] = []
  }

  /// A recognizer with a type's values in one locale replaced and all else shared; values of a
  /// type that no phrase mentions change nothing.
  package func replacing(_ vocabulary: Vocabulary) -> Recognizer {
    index.replacing(vocabulary).map(Recognizer.init) ?? self
  }

  /// A matcher, for many utterances one after the other.
  package func makeMatcher(options: RecognitionOptions) -> Matcher {
    Matcher(index, options: options)
  }

  /// The readings of the utterance, best first; looser tiers are tried when the stricter ones find
  /// nothing.
  package func readings(of utterance: String, options: RecognitionOptions) -> [Reading] {
    var utterance = utterance
    return utterance.withUTF8 { makeMatcher(options: options).readings($0) }
  }

  /// What may come next after the prefix, likeliest first.
  package func completions(
    of prefix: String, options: RecognitionOptions, limit: Int
  ) -> [Completion] {
    var prefix = prefix
    return prefix.withUTF8 { makeMatcher(options: options).completions($0, limit: limit) }
  }

  /// The values of a type whose names begin with what was typed, as an answer to a question.
  package func completions(
    ofValue prefix: String, in vocabulary: VocabularyID, limit: Int
  ) -> [Completion] {
    guard let number = index.number(of: vocabulary) else { return [] }
    let matcher = makeMatcher(options: RecognitionOptions(locale: ""))
    let folded = FoldedText(prefix).bytes
    return folded.withUnsafeBufferPointer { folded in
      index.segments(of: number).flatMap { segment in
        matcher.names(segment, beginningWith: folded, limit: limit).map { name in
          Completion(
            text: String(segment.text(ofName: name)), replaceFrom: 0,
            kind: .value(vocabulary, id: String(segment.id(ofEntry: segment.entry(ofName: name)))))
        }
      }.prefix(limit).map { $0 }
    }
  }
}
