/// The consonants that Korean syllables begin with, by which names can be typed: ㅂㄹ for 블루.
enum InitialConsonants {
  /// Whether the bytes are nothing but consonants.
  static func areAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    Spelling.scalars(bytes).allSatisfy {
      HangulSyllable.initials.contains(HangulSyllable.compatible($0))
    }
  }

  /// The initial consonants of the syllables, other letters as they are; spaces do not count.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    Spelling.scalars(bytes).compactMap { scalar in
      if scalar == 0x20 { return nil }
      guard HangulSyllable.isSyllable(scalar) else { return scalar }
      return HangulSyllable.initials[Int(HangulSyllable.initial(of: scalar))]
    }
  }
}
