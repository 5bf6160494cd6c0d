/// What stands at the beginning of an index and proves that the rest is whole.
struct IndexHeader {
  var magic: UInt64 = IndexHeader.magicNumber
  var version: UInt64 = IndexHeader.currentVersion
  var size: UInt64
  var phraseOffset: UInt64
  /// Where the list of the segments is, ``SegmentRecord`` by ``SegmentRecord``.
  var segmentOffset: UInt64
  var segmentCount: UInt64
  var checksum: UInt64
  /// What the phrases were built from, as the index's maker counts.
  var fingerprint: UInt64

  /// "BEHESTIX" as it reads in memory.
  static let magicNumber: UInt64 = 0x5849_5453_4548_4542
  /// Changes whenever the layout or what is hashed does.
  static let currentVersion: UInt64 = 3
  static let stride = 64

  init(
    size: Int, phraseOffset: Int, segmentOffset: Int, segmentCount: Int, checksum: UInt64,
    fingerprint: UInt64
  ) {
    self.size = UInt64(size)
    self.phraseOffset = UInt64(phraseOffset)
    self.segmentOffset = UInt64(segmentOffset)
    self.segmentCount = UInt64(segmentCount)
    self.checksum = 0
    self.fingerprint = fingerprint
    self.checksum = sealed(checksum)
  }

  /// The checksum of what follows, with the header's own fields in it.
  private func sealed(_ checksum: UInt64) -> UInt64 {
    [size, phraseOffset, segmentOffset, segmentCount, fingerprint, version].reduce(checksum) {
      SpanHash.mix($0, $1)
    }
  }

  /// The header of the bytes; nil when they are no index of these phrases, one of another version,
  /// cut short or damaged.
  static func read(_ bytes: IndexBytes, fingerprint: UInt64) -> IndexHeader? {
    guard bytes.count >= stride else { return nil }
    let header = bytes.base.load(as: IndexHeader.self)
    guard header.magic == magicNumber, header.version == currentVersion,
      header.size == UInt64(bytes.count), header.phraseOffset < header.size,
      header.phraseOffset >= UInt64(stride), header.segmentOffset <= header.size,
      header.fingerprint == fingerprint
    else { return nil }
    let checksum = IndexChecksum(
      of: UnsafeRawBufferPointer(start: bytes.base + stride, count: bytes.count - stride))
    return header.sealed(checksum.value) == header.checksum ? header : nil
  }
}
