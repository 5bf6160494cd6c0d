/// Turns text into the form in which it is compared: tokens over case-folded UTF-8.
///
/// A word of an alphabet is one token; each Hangul syllable, Han character and kana is one of its
/// own, so that spacing between them does not matter. A space byte stands only between two words.
/// A folder keeps its storage from one text to the next and is used by one task at a time.
final class TextFolder {
  /// The folded bytes of the last text.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var byteCount = 0
  private(set) var tokens: UnsafeMutablePointer<FoldedToken>
  private(set) var count = 0
  private var capacity: Int

  /// What was read since the last token.
  private enum Gap { case none, glue, space }
  private var gap = Gap.none
  private var sourceStart = 0
  private var sourceEnd = 0

  init(capacity: Int = 256) {
    self.capacity = capacity
    bytes = .allocate(capacity: 2 * capacity + 16)
    tokens = .allocate(capacity: capacity + 1)
  }

  deinit {
    bytes.deallocate()
    tokens.deallocate()
  }

  /// Folds a text and computes the hashes of its tokens; bytes that are no UTF-8 separate words.
  func fold(_ source: UnsafeBufferPointer<UInt8>) {
    reserve(source.count)
    byteCount = 0
    count = 0
    gap = .none
    var position = 0
    let end = source.count
    while position < end {
      let byte = source[position]
      if byte == 0x2D, isSign(source, before: position + 1) {
        foldSign(position, position + 1)
        position += 1
      } else if byte < 0x80 {
        foldASCII(byte, at: position)
        position += 1
      } else {
        position = foldScalar(source, at: position)
      }
    }
    hashTokens()
  }

  private func reserve(_ size: Int) {
    guard size > capacity else { return }
    bytes.deallocate()
    tokens.deallocate()
    capacity = size
    bytes = .allocate(capacity: 2 * capacity + 16)
    tokens = .allocate(capacity: capacity + 1)
  }

  @inline(__always)
  private func foldASCII(_ byte: UInt8, at position: Int) {
    let letter = byte | 0x20
    if letter &- 0x61 < 26 || byte &- 0x30 < 10 {
      begin(.word, position, position + 1)
      bytes[byteCount] = byte &- 0x30 < 10 ? byte : letter
      byteCount += 1
    } else if byte == 0x27 || byte == 0x60 {
      if gap == .none { gap = .glue }
    } else if byte == 0x2B || byte == 0x23, count > 0, gap == .none,
      tokens[count - 1].kind == .word
    {
      // "C++", "C#": the sign belongs to the name.
      begin(.word, position, position + 1)
      bytes[byteCount] = byte
      byteCount += 1
    } else {
      gap = .space
    }
  }

  /// Whether a minus that ends before a position makes the number there another one.
  ///
  /// Between words and digits it is a hyphen; Hangul needs no space before it.
  private func isSign(_ source: UnsafeBufferPointer<UInt8>, before next: Int) -> Bool {
    guard next < source.count, source[next] &- 0x30 < 10 else { return false }
    return count == 0 || gap == .space || tokens[count - 1].kind == .single
  }

  private func foldSign(_ start: Int, _ end: Int) {
    begin(.word, start, end)
    bytes[byteCount] = 0x2D
    byteCount += 1
  }

  /// Opens a token where the next bytes do not go on with the one before.
  @inline(__always)
  private func begin(
    _ kind: FoldedToken.Kind, _ start: Int, _ end: Int, keepsGap: Bool = false
  ) {
    if count > 0, gap == .none, kind != .single, tokens[count - 1].kind == kind {
      tokens[count - 1].sourceEnd = Int32(truncatingIfNeeded: end)
      return
    }
    var isSpaced = false
    if count > 0 {
      tokens[count - 1].end = Int32(truncatingIfNeeded: byteCount)
      isSpaced = gap == .space
      let isBetweenWords = isSpaced && kind != .single && tokens[count - 1].kind != .single
      if isBetweenWords || (keepsGap && gap != .none) {
        bytes[byteCount] = 0x20
        byteCount += 1
      }
    }
    tokens[count] = FoldedToken(
      start: Int32(truncatingIfNeeded: byteCount), sourceStart: Int32(truncatingIfNeeded: start),
      sourceEnd: Int32(truncatingIfNeeded: end), kind: kind, isSpaced: isSpaced)
    count += 1
    gap = .none
  }

  private func append(_ scalar: UInt32) {
    byteCount += UTF8Bytes.write(scalar, to: bytes + byteCount)
  }

  /// Folds the scalar at a position and returns the position after it.
  private func foldScalar(_ source: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
    guard let (scalar, length) = UTF8Bytes.read(source, at: position) else {
      gap = .space
      return position + 1
    }
    let next = position + length
    if scalar == 0x2212 || scalar == 0xFF0D, isSign(source, before: next) {
      foldSign(position, next)
      return next
    }
    if HangulSyllable.isSyllable(scalar) {
      begin(.single, position, next)
      bytes[byteCount] = source[position]
      bytes[byteCount + 1] = source[position + 1]
      bytes[byteCount + 2] = source[position + 2]
      byteCount += 3
      return next
    }
    take(scalar, position, next)
    return next
  }

  private func take(_ scalar: UInt32, _ start: Int, _ end: Int) {
    switch FoldedScalar.fold(scalar) {
    case .ignored: break
    case .apostrophe: if gap == .none { gap = .glue }
    case .separator: gap = .space
    case .ascii(let byte): foldASCII(byte, at: start, to: end)
    case .letter(let folded, let kind):
      begin(kind, start, end)
      append(folded)
    case .letters(let first, let second, let kind):
      begin(kind, start, end)
      append(first)
      append(second)
    case .mark(let mark): compose(mark, start, end)
    case .jamo(let jamo): compose(jamo: jamo, start, end)
    }
  }

  private func foldASCII(_ byte: UInt8, at start: Int, to end: Int) {
    let before = count
    foldASCII(byte, at: start)
    if count > before || (count > 0 && gap == .none) {
      tokens[count - 1].sourceEnd = Int32(truncatingIfNeeded: end)
    }
  }

  /// Joins a combining mark to the letter before it, as NFC does.
  private func compose(_ mark: UInt32, _ start: Int, _ end: Int) {
    guard count > 0, gap == .none, let (last, length) = lastScalar else { return }
    if let joined = CanonicalComposition.compose(last, mark) {
      byteCount -= length
      append(joined)
    } else {
      append(mark)
    }
    tokens[count - 1].sourceEnd = Int32(truncatingIfNeeded: end)
  }

  /// Builds syllables from letters, whether conjoining or as a keyboard without its input method
  /// leaves them.
  private func compose(jamo: UInt32, _ start: Int, _ end: Int) {
    if count > 0, gap == .none, let (last, length) = lastScalar,
      let joined = HangulSyllable.compose(last, jamo)
    {
      byteCount -= length
      if count > 1, tokens[count - 1].start == byteCount {
        // A syllable needs no space before it.
        byteCount = Int(tokens[count - 2].end)
        tokens[count - 1].start = tokens[count - 2].end
      }
      append(joined.first)
      tokens[count - 1].sourceEnd = Int32(truncatingIfNeeded: end)
      guard let second = joined.second else { return }
      tokens[count - 1].sourceEnd = Int32(truncatingIfNeeded: start)
      begin(.single, start, end)
      append(second)
      return
    }
    // A lone letter stays apart from what a gap parts it from, or it would join that next time.
    begin(.single, start, end, keepsGap: true)
    append(jamo)
  }

  private var lastScalar: (scalar: UInt32, length: Int)? {
    var start = byteCount - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= 0 else { return nil }
    let rest = UnsafeBufferPointer(start: bytes + start, count: byteCount - start)
    return UTF8Bytes.read(rest, at: 0).map { ($0.scalar, byteCount - start) }
  }

  private func hashTokens() {
    guard count > 0 else { return }
    tokens[count - 1].end = Int32(truncatingIfNeeded: byteCount)
    var hash = SpanHash.seed
    var position = 0
    for index in 0..<count {
      let start = Int(tokens[index].start)
      if position < start {
        hash = SpanHash.append(0x20, to: hash)
        position = start
      }
      tokens[index].hashBefore = hash
      let end = Int(tokens[index].end)
      while position < end {
        hash = SpanHash.append(bytes[position], to: hash)
        position += 1
      }
      tokens[index].hashAfter = hash
    }
  }
}
