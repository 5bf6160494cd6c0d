/// Puts the parts of an index one after the other: the segments of the vocabularies, the phrases,
/// and the list of where the segments are.
struct IndexAssembler {
  private var segments: [SegmentRecord] = []
  private var position = IndexHeader.stride
  private var checksum = IndexChecksum()
  private let write: (UnsafeRawBufferPointer) -> Void

  /// - Parameter write: Takes the bytes after the header, in order.
  init(write: @escaping (UnsafeRawBufferPointer) -> Void) {
    self.write = write
  }

  /// Adds a segment, of a multiple of 64 bytes; those of one vocabulary keep their order.
  mutating func add(
    segment bytes: UnsafeRawBufferPointer, vocabulary: UInt32, fingerprint: UInt64
  ) {
    segments.append(
      SegmentRecord(
        offset: UInt64(position), fingerprint: fingerprint, vocabulary: vocabulary))
    emit(bytes)
  }

  /// Adds the phrases and returns the header, which belongs before everything that was written.
  mutating func finish(phrases: UnsafeRawBufferPointer, fingerprint: UInt64) -> IndexHeader {
    let phraseOffset = position
    emit(phrases)
    let segmentOffset = position
    // Sorting is stable.
    segments.sort { $0.vocabulary < $1.vocabulary }
    var directory = ByteWriter()
    directory.append(segments)
    directory.align(to: 64)
    directory.bytes.withUnsafeBytes { emit($0) }
    return IndexHeader(
      size: position, phraseOffset: phraseOffset, segmentOffset: segmentOffset,
      segmentCount: segments.count, checksum: checksum.value, fingerprint: fingerprint)
  }

  private mutating func emit(_ bytes: UnsafeRawBufferPointer) {
    checksum.add(bytes)
    position += bytes.count
    write(bytes)
  }
}
