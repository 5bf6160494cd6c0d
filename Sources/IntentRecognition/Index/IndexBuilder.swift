/// Builds an index piece by piece; vocabularies go out as they are complete, so that the values of
/// a large index never stand in memory all at once.
package struct IndexBuilder {
  private var phrases = PhraseIndexBuilder()
  private var current: Current?
  private let folder = TextFolder()
  private var assembler: IndexAssembler

  /// The vocabulary that was begun.
  private struct Current {
    var id: VocabularyID
    var locale: String
    var fingerprint: UInt64
    var builder: VocabularySegmentBuilder
  }

  init(_ assembler: IndexAssembler) {
    self.assembler = assembler
  }

  package mutating func add(_ app: RecognizableApp) { phrases.add(app) }

  /// Adds the values of a type in a locale; the fingerprint stands for them.
  package mutating func add(_ vocabulary: Vocabulary, fingerprint: UInt64 = 0) {
    begin(vocabulary.id, locale: vocabulary.locale, fingerprint: fingerprint)
    for entry in vocabulary.entries { current?.builder.add(entry) }
    end()
  }

  /// Begins the values of a type in a locale.
  package mutating func begin(_ id: VocabularyID, locale: String, fingerprint: UInt64 = 0) {
    end()
    current = Current(
      id: id, locale: locale, fingerprint: fingerprint,
      builder: VocabularySegmentBuilder(folder: folder))
  }

  /// Adds a value to the vocabulary that was begun.
  package mutating func addEntry(
    id: UnsafeBufferPointer<UInt8>, title: UnsafeBufferPointer<UInt8>
  ) {
    current?.builder.begin(id: id)
    current?.builder.add(name: title)
  }

  /// Ends the vocabulary that was begun.
  package mutating func end() {
    guard var ended = current.take() else { return }
    let number = phrases.vocabularyNumber(ended.id)
    let segment = ended.builder.segment(locale: ended.locale)
    segment.withUnsafeBytes {
      assembler.add(segment: $0, vocabulary: number, fingerprint: ended.fingerprint)
    }
  }

  /// Writes the phrases and returns the header, which belongs before everything that was written.
  mutating func finish(fingerprint: UInt64) -> IndexHeader {
    end()
    let section = phrases.section()
    return section.withUnsafeBytes {
      assembler.finish(phrases: $0, fingerprint: fingerprint)
    }
  }
}
