/// A stretch of letters between spaces, as it is compared when words may stand in another order.
struct LooseWord {
  /// The letters, with the number of the token that each is of.
  var scalars: [UInt32]
  var tokens: [Int]
  /// Whether it is an article or the like.
  var isSmall: Bool

  /// The letters without the particles at the end.
  var stem: [UInt32] {
    var stem = scalars[...]
    for _ in 0..<2 {
      guard let particle = KoreanParticles.particle(endOf: stem), particle.role.isDroppable else {
        break
      }
      stem = stem.dropLast(particle.length)
    }
    return Array(stem)
  }

  /// Whether a new token begins at a letter, so that a word may be cut there.
  func isCut(_ place: Int) -> Bool {
    place == 0 || place == scalars.count || tokens[place] != tokens[place - 1]
  }
}

/// The smallest part of a name or an utterance that is compared: a word that no others make up.
struct LooseAtom {
  var stem: [UInt32]
  /// The particles after it, as they are written, and what they say; the plural says nothing.
  var particles: [UInt32]
  var role: KoreanParticleRole
  /// Its tokens, without the particles and with them.
  var tokens: Range<Int>
  var wholeTokens: Range<Int>
  /// The number of the word that it is part of.
  var word: Int
  var isSmall: Bool

  var text: String { Self.text(stem) }
  var particleText: String { Self.text(particles) }

  static func text(_ scalars: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return String(text)
  }
}

/// The words of a name or an utterance, with the ending of a request taken off one way.
struct LooseWords {
  var words: [LooseWord]
  /// The tokens of the ending, and its letters.
  var endingTokens: Range<Int>
  var ending: [UInt32]
}
