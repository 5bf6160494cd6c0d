/// A word, or a single syllable or ideograph, of a folded text.
struct FoldedToken {
  /// Where it is in the folded bytes.
  var start: Int32
  var end: Int32 = 0
  /// Where it is in the text as it was written.
  var sourceStart: Int32
  var sourceEnd: Int32
  /// The hash of all folded bytes before it, and of all up to its end.
  var hashBefore: UInt64 = 0
  var hashAfter: UInt64 = 0
  var kind: Kind
  /// Whether something separated it from the token before.
  var isSpaced: Bool

  /// What a token is made of.
  enum Kind: UInt8 {
    /// Latin letters and digits.
    case word
    /// Letters of another alphabet.
    case otherWord
    /// One Hangul syllable, Han character or kana.
    case single
  }

  var length: Int { Int(end &- start) }
}
