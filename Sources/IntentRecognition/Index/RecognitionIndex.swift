/// Everything that utterances are compared with, in one stretch of bytes.
///
/// The bytes hold a header, the segments of the vocabularies and the phrase section; all offsets
/// are relative, so they can be mapped from a file as they are. The pointers stay valid as long as
/// the index, which holds the bytes; that makes it safe to share.
final class RecognitionIndex: @unchecked Sendable {
  let bytes: IndexBytes
  let phrases: PhraseIndex
  /// The segments of all vocabularies, those of one together.
  let segments: [VocabularySegment]
  /// Where the segments of each vocabulary begin; one more than there are vocabularies.
  let firstSegments: [Int]
  /// What replaced segments of the bytes, kept alive here.
  private let replacements: [IndexBytes]

  /// Takes bytes that ``IndexHeader`` has found whole.
  init(_ bytes: IndexBytes, phraseOffset: Int) {
    self.bytes = bytes
    let phrases = PhraseIndex(bytes.base + phraseOffset)
    self.phrases = phrases
    var segments: [VocabularySegment] = []
    var first: [Int] = []
    for number in 0..<phrases.header.vocabularyCount {
      first.append(segments.count)
      let record = phrases.vocabulary(number)
      for segment in record.firstSegment..<(record.firstSegment + record.segmentCount) {
        segments.append(VocabularySegment(bytes.base + Int(phrases.segment(segment).offset)))
      }
    }
    first.append(segments.count)
    self.segments = segments
    firstSegments = first
    replacements = []
  }

  /// An index that differs from another in the segments of one vocabulary.
  private init(
    _ other: RecognitionIndex, segments: [VocabularySegment], firstSegments: [Int],
    replacement: IndexBytes
  ) {
    bytes = other.bytes
    phrases = other.phrases
    self.segments = segments
    self.firstSegments = firstSegments
    replacements = other.replacements + [replacement]
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
    var builder = VocabularySegmentBuilder(folder: TextFolder())
    for entry in vocabulary.entries { builder.add(entry) }
    let replacement = IndexBytes(copying: builder.segment(locale: vocabulary.locale))
    let own = firstSegments[number]..<firstSegments[number + 1]
    let kept = segments[own].filter { $0.locale != vocabulary.locale }
    var segments = segments
    segments.replaceSubrange(own, with: kept + [VocabularySegment(replacement.base)])
    let growth = kept.count + 1 - own.count
    let first = firstSegments.enumerated().map {
      $0.offset > number ? $0.element + growth : $0.element
    }
    return RecognitionIndex(
      self, segments: segments, firstSegments: first, replacement: replacement)
  }
}
