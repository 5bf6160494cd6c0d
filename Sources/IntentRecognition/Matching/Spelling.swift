/// Decides which words may be taken for mistyped others.
enum Spelling {
  /// Whether a word is long enough to be forgiven a typing error, and holds no digit.
  static func isForgivable(_ folder: TextFolder, _ word: Range<Int>, isQuery: Bool) -> Bool {
    let start = Int(folder.tokens[word.lowerBound].start)
    let end = Int(folder.tokens[word.upperBound - 1].end)
    let bytes = UnsafeBufferPointer(start: folder.bytes + start, count: end - start)
    let isHangul = folder.tokens[word.lowerBound].kind == .single
    let letters = length(bytes)
    guard letters >= (isHangul ? 3 : 4) - (isQuery && !isHangul ? 1 : 0) else { return false }
    return !bytes.contains { $0 &- 0x30 < 10 }
  }

  /// How many scalars the bytes are.
  static func length(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// Whether one letter more, less, other, or two letters swapped make one word of the other;
  /// equal words do not count.
  static func isOneEdit(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if abs(left.count - right.count) > 4 { return false }
    let isASCII =
      (left.last ?? 0) < 0x80 && !left.contains { $0 >= 0x80 } && !right.contains { $0 >= 0x80 }
    if isASCII { return isOneEdit(count: left.count, right.count) { left[$0] == right[$1] } }
    let first = scalars(left)
    let second = scalars(right)
    return isOneEdit(count: first.count, second.count) { isSame(first[$0], second[$1]) }
      && isOneJamo(first, second)
  }

  private static func isSame(_ left: UInt32, _ right: UInt32) -> Bool { left == right }

  /// Syllables that differ must differ in one letter only.
  private static func isOneJamo(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    guard left.contains(where: HangulSyllable.isSyllable) else { return true }
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { $0 == $1 || isOneJamo($0, $1) }
  }

  /// Whether two syllables differ in exactly one of their letters.
  static func isOneJamo(_ left: UInt32, _ right: UInt32) -> Bool {
    guard HangulSyllable.isSyllable(left), HangulSyllable.isSyllable(right) else { return false }
    var different = 0
    if HangulSyllable.initial(of: left) != HangulSyllable.initial(of: right) { different += 1 }
    if HangulSyllable.vowel(of: left) != HangulSyllable.vowel(of: right) { different += 1 }
    if HangulSyllable.final(of: left) != HangulSyllable.final(of: right) { different += 1 }
    return different == 1
  }

  static func scalars(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var scalars: [UInt32] = []
    var position = 0
    while position < bytes.count {
      let (scalar, length) = UTF8Bytes.read(bytes, at: position) ?? (UInt32(bytes[position]), 1)
      scalars.append(scalar)
      position += length
    }
    return scalars
  }

  @inline(__always)
  private static func isOneEdit(
    count left: Int, _ right: Int, same: (Int, Int) -> Bool
  ) -> Bool {
    guard abs(left - right) <= 1 else { return false }
    var start = 0
    while start < left, start < right, same(start, start) { start += 1 }
    if start == left, start == right { return false }
    var end = 0
    while end < left - start, end < right - start, same(left - 1 - end, right - 1 - end) {
      end += 1
    }
    let leftRest = left - start - end
    let rightRest = right - start - end
    if leftRest <= 1, rightRest <= 1 { return true }
    return leftRest == 2 && rightRest == 2 && same(start, start + 1) && same(start + 1, start)
  }
}
