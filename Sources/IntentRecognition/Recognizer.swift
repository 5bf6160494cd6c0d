/// Takes utterances apart by the phrases and vocabularies of the installed apps.
package struct Recognizer: Sendable {
  let index: RecognitionIndex

  /// Builds an index in memory.
  package init(apps: [RecognizableApp], vocabularies: [Vocabulary]) {
    self.init { builder in
      for app in apps { builder.add(app) }
      for vocabulary in vocabularies { builder.add(vocabulary) }
    }
  }

  /// Builds an index in memory of the values that sources have, for a file of the fingerprint.
  init(apps: [RecognizableApp], vocabularies: [VocabularySource], fingerprint: UInt64) {
    self.init(fingerprint: fingerprint) { builder in
      for app in apps { builder.add(app) }
      for source in vocabularies {
        let entries = source.entries()
        // What could not be read is asked for again next time.
        builder.add(
          Vocabulary(id: source.id, locale: source.locale, entries: entries ?? []),
          fingerprint: entries == nil ? 0 : source.fingerprint)
      }
    }
  }

  private init(fingerprint: UInt64 = 0, _ body: (inout IndexBuilder) -> Void) {
    let collected = Collected()
    var builder = IndexBuilder(IndexAssembler { collected.bytes += $0 })
    body(&builder)
    let header = builder.finish(fingerprint: fingerprint)
    withUnsafeBytes(of: header) { collected.bytes.replaceSubrange(0..<$0.count, with: $0) }
    index = RecognitionIndex(IndexBytes(copying: collected.bytes), header)
  }

  init(_ index: RecognitionIndex) {
    self.index = index
  }

  /// Holds what the builder writes.
  private final class Collected {
    var bytes = [UInt8](repeating: 0, count: IndexHeader.stride)
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
