/// Everything that utterances are compared with, in one stretch of bytes.
///
/// The bytes hold a header, the segments of the vocabularies, the phrase section and the list of
/// the segments; all offsets are relative, so they can be mapped from a file as they are. The
/// pointers stay valid as long as the index, which holds the bytes; that makes it safe to share.
final class RecognitionIndex: @unchecked Sendable {
  let bytes: IndexBytes
  let header: IndexHeader
  let phrases: PhraseIndex
  /// The segments of all vocabularies, those of one together.
  let segments: [VocabularySegment]
  /// What each segment was built from, by its fingerprint.
  let fingerprints: [UInt64]
  /// Where the segments of each vocabulary begin; one more than there are vocabularies.
  let firstSegments: [Int]
  /// What replaced segments of the bytes, kept alive here.
  private let replacements: [IndexBytes]

  /// Takes bytes whose header has found them whole.
  init(_ bytes: IndexBytes, _ header: IndexHeader) {
    self.bytes = bytes
    self.header = header
    phrases = PhraseIndex(bytes.base + Int(header.phraseOffset))
    var segments: [VocabularySegment] = []
    var fingerprints: [UInt64] = []
    var first: [Int] = []
    segments.reserveCapacity(Int(header.segmentCount))
    fingerprints.reserveCapacity(Int(header.segmentCount))
    first.reserveCapacity(Int(phrases.header.vocabularyCount) + 1)
    for number in 0..<Int(header.segmentCount) {
      let record = (bytes.base + Int(header.segmentOffset)).load(
        fromByteOffset: number * MemoryLayout<SegmentRecord>.stride, as: SegmentRecord.self)
      while first.count <= Int(record.vocabulary) { first.append(number) }
      segments.append(VocabularySegment(bytes.base + Int(record.offset)))
      fingerprints.append(record.fingerprint)
    }
    while first.count <= Int(phrases.header.vocabularyCount) { first.append(segments.count) }
    self.segments = segments
    self.fingerprints = fingerprints
    firstSegments = first
    replacements = []
  }

  /// An index that differs from another in the segments of one vocabulary.
  private init(
    _ other: RecognitionIndex, _ number: Int, segments new: [VocabularySegment],
    fingerprints newFingerprints: [UInt64], replacements: [IndexBytes]
  ) {
    bytes = other.bytes
    header = other.header
    phrases = other.phrases
    let own = other.firstSegments[number]..<other.firstSegments[number + 1]
    var segments = other.segments
    segments.replaceSubrange(own, with: new)
    self.segments = segments
    var fingerprints = other.fingerprints
    fingerprints.replaceSubrange(own, with: newFingerprints)
    self.fingerprints = fingerprints
    let growth = new.count - own.count
    firstSegments = other.firstSegments.enumerated().map {
      $0.offset > number ? $0.element + growth : $0.element
    }
    self.replacements = other.replacements + replacements
  }

  func segments(of vocabulary: UInt32) -> ArraySlice<VocabularySegment> {
    guard vocabulary != SlotRecord.noVocabulary else { return [] }
    return segments[firstSegments[Int(vocabulary)]..<firstSegments[Int(vocabulary) + 1]]
  }

  /// The number of a vocabulary; nil when no phrase or value mentions it.
  func number(of id: VocabularyID) -> UInt32? {
    (0..<phrases.header.vocabularyCount).first { phrases.vocabularyID($0) == id }
  }

  /// The index with the values of one type in one locale replaced, everything else shared.
  func replacing(_ vocabulary: Vocabulary) -> RecognitionIndex? {
    guard let number = number(of: vocabulary.id).map(Int.init) else { return nil }
    let replacement = Self.segment(of: vocabulary.entries, locale: vocabulary.locale)
    let own = firstSegments[number]..<firstSegments[number + 1]
    let kept = own.filter { segments[$0].locale != vocabulary.locale }
    return RecognitionIndex(
      self, number, segments: kept.map { segments[$0] } + [VocabularySegment(replacement.base)],
      fingerprints: kept.map { fingerprints[$0] } + [0], replacements: [replacement])
  }

  private static func segment(of entries: [VocabularyEntry], locale: String) -> IndexBytes {
    var builder = VocabularySegmentBuilder(folder: TextFolder())
    for entry in entries { builder.add(entry) }
    return IndexBytes(copying: builder.segment(locale: locale))
  }

  // MARK: Sources

  /// The index with the values that its sources have now, only those read that are others than
  /// before; nil when a source is not among its vocabularies.
  func updated(from sources: [VocabularySource]) -> RecognitionIndex? {
    var numbers: [VocabularyID: Int] = [:]
    for number in 0..<phrases.header.vocabularyCount {
      numbers[phrases.vocabularyID(number)] = Int(number)
    }
    var grouped: [Int: [VocabularySource]] = [:]
    for source in sources {
      guard let number = numbers[source.id] else { return nil }
      grouped[number, default: []].append(source)
    }
    return (0..<Int(phrases.header.vocabularyCount)).reduce(self) { index, number in
      index.updated(number, from: grouped[number] ?? [])
    }
  }

  private func updated(_ number: Int, from sources: [VocabularySource]) -> RecognitionIndex {
    let own = firstSegments[number]..<firstSegments[number + 1]
    let isCurrent =
      sources.map(\.fingerprint) == Array(fingerprints[own])
      && sources.map(\.locale) == segments[own].map(\.locale)
    if isCurrent { return self }
    var new: [VocabularySegment] = []
    var newFingerprints: [UInt64] = []
    var replacements: [IndexBytes] = []
    for source in sources {
      let known = own.first {
        segments[$0].locale == source.locale && fingerprints[$0] == source.fingerprint
      }
      if let known {
        new.append(segments[known])
        newFingerprints.append(fingerprints[known])
        continue
      }
      let entries = source.entries()
      let replacement = Self.segment(of: entries ?? [], locale: source.locale)
      new.append(VocabularySegment(replacement.base))
      // What could not be read is asked for again next time.
      newFingerprints.append(entries == nil ? 0 : source.fingerprint)
      replacements.append(replacement)
    }
    return RecognitionIndex(
      self, number, segments: new, fingerprints: newFingerprints, replacements: replacements)
  }

  /// Gives the parts of the index to an assembler and returns the header.
  func write(to assembler: inout IndexAssembler) -> IndexHeader {
    for number in 0..<(firstSegments.count - 1) {
      for place in firstSegments[number]..<firstSegments[number + 1] {
        assembler.add(
          segment: segments[place].bytes, vocabulary: UInt32(number),
          fingerprint: fingerprints[place])
      }
    }
    let section = UnsafeRawBufferPointer(
      start: bytes.base + Int(header.phraseOffset),
      count: Int(header.segmentOffset - header.phraseOffset))
    return assembler.finish(phrases: section, fingerprint: header.fingerprint)
  }
}
