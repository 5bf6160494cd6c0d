/// Builds an index piece by piece; vocabularies go out as they are complete, so that the values of
/// a large index never stand in memory all at once.
package struct IndexBuilder {
  private var phrases = PhraseIndexBuilder()
  private var segments: [UInt32: [SegmentRecord]] = [:]
  private var current: (id: VocabularyID, locale: String, builder: VocabularySegmentBuilder)?
  private let folder = TextFolder()
  private var position = IndexHeader.stride
  private var checksum = IndexChecksum()
  private let write: ([UInt8]) -> Void

  /// - Parameter write: Takes the bytes after the header, in order.
  init(write: @escaping ([UInt8]) -> Void) {
    self.write = write
  }

  package mutating func add(_ app: RecognizableApp) { phrases.add(app) }

  package mutating func add(_ vocabulary: Vocabulary) {
    begin(vocabulary.id, locale: vocabulary.locale)
    for entry in vocabulary.entries { current?.builder.add(entry) }
    end()
  }

  /// Begins the values of a type in a locale.
  package mutating func begin(_ id: VocabularyID, locale: String) {
    end()
    current = (id, locale, VocabularySegmentBuilder(folder: folder))
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
    guard case (let id, let locale, var builder)? = current else { return }
    current = nil
    let number = phrases.vocabularyNumber(id)
    let record = SegmentRecord(
      offset: UInt64(position), locale: UInt32(phrases.localeNumber(locale)))
    segments[number, default: []].append(record)
    emit(builder.segment(locale: locale))
  }

  private mutating func emit(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { checksum.add($0) }
    position += bytes.count
    write(bytes)
  }

  /// Writes the phrases and returns the header, which belongs before everything that was written.
  mutating func finish(fingerprint: UInt64) -> IndexHeader {
    end()
    let offset = position
    emit(phrases.section(segments: segments))
    return IndexHeader(
      size: position, phraseOffset: offset, checksum: checksum.value, fingerprint: fingerprint)
  }
}
