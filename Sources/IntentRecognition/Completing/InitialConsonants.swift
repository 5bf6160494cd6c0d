/// The consonants that Korean syllables begin with, by which names can be typed: ㅂㄹ for 블루.
enum InitialConsonants {
  /// Whether the bytes are nothing but consonants.
  static func areAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    Spelling.scalars(bytes).allSatisfy {
      HangulSyllable.initials.contains(HangulSyllable.compatible($0))
    }
  }

  /// Whether the syllables of a text begin with some consonants; spaces do not count.
  static func begin(_ text: UnsafeBufferPointer<UInt8>, with consonants: [UInt32]) -> Bool {
    var wanted = consonants[...]
    var position = 0
    while let next = wanted.first {
      guard position < text.count, let (scalar, length) = UTF8Bytes.read(text, at: position) else {
        return false
      }
      position += length
      if scalar == 0x20 { continue }
      let isAlike =
        HangulSyllable.isSyllable(scalar)
        ? HangulSyllable.initials[Int(HangulSyllable.initial(of: scalar))] == next : scalar == next
      guard isAlike else { return false }
      wanted.removeFirst()
    }
    return true
  }
}
