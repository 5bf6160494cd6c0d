/// The arithmetic of Hangul syllables and letters.
enum HangulSyllable {
  static let first: UInt32 = 0xAC00
  private static let count: UInt32 = 11172

  @inline(__always)
  static func isSyllable(_ scalar: UInt32) -> Bool { scalar &- first < count }

  /// The index of the final consonant, 0 for none; ㄹ is 8.
  static func final(of syllable: UInt32) -> UInt32 { (syllable - first) % 28 }
  static func vowel(of syllable: UInt32) -> UInt32 { (syllable - first) / 28 % 21 }
  static func initial(of syllable: UInt32) -> UInt32 { (syllable - first) / 588 }

  static func syllable(_ initial: UInt32, _ vowel: UInt32, _ final: UInt32) -> UInt32 {
    first + (initial * 21 + vowel) * 28 + final
  }

  /// The letters that begin a syllable, as compatibility jamo.
  static let initials: [UInt32] = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
  /// The letters that end a syllable, as compatibility jamo; nothing stands at 0.
  static let finals: [UInt32] = "\0ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)

  /// A conjoining letter as the letter that stands alone.
  static func compatible(_ jamo: UInt32) -> UInt32 {
    switch jamo {
    case 0x1100...0x1112: initials[Int(jamo - 0x1100)]
    case 0x1161...0x1175: 0x314F + jamo - 0x1161
    case 0x11A8...0x11C2: finals[Int(jamo - 0x11A7)]
    default: jamo
    }
  }

  /// What the text so far and one more letter make: one syllable, or two when the letter takes
  /// the final consonant before it along.
  static func compose(_ last: UInt32, _ jamo: UInt32) -> (first: UInt32, second: UInt32?)? {
    let isConjoining = jamo < 0x3000
    let letter = compatible(jamo)
    if let vowel = vowelIndex(letter) {
      if let initial = initials.firstIndex(of: compatible(last)) {
        return (syllable(UInt32(initial), vowel, 0), nil)
      }
      guard !isConjoining, isSyllable(last), final(of: last) > 0 else { return nil }
      return movingFinal(of: last, to: vowel)
    }
    guard isSyllable(last), final(of: last) == 0, let index = finals.firstIndex(of: letter) else {
      return nil
    }
    // A conjoining initial never closes a syllable.
    if jamo >= 0x1100, jamo <= 0x1112 { return nil }
    return (last + UInt32(index), nil)
  }

  private static func movingFinal(
    of last: UInt32, to vowel: UInt32
  ) -> (first: UInt32, second: UInt32?)? {
    guard let initial = initials.firstIndex(of: finals[Int(final(of: last))]) else { return nil }
    return (last - final(of: last), syllable(UInt32(initial), vowel, 0))
  }

  private static func vowelIndex(_ letter: UInt32) -> UInt32? {
    letter >= 0x314F && letter <= 0x3163 ? letter - 0x314F : nil
  }
}
