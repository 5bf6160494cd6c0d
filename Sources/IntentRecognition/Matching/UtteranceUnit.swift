/// A word or syllable of an utterance, as it is aligned with phrases.
struct UtteranceUnit {
  /// The scalar of a syllable or ideograph; 0 for a word.
  var scalar: UInt32
  /// The value of a word, as ``TemplateNode`` has it.
  var value: UInt32
  var hash: UInt64
  var token: Int
  var isSpaced: Bool
  /// Whether it is an article or the like.
  var isSmall: Bool
  /// Whether it is a word that people write on purpose, so never a mistyped other one.
  var isKnown: Bool
  /// The number of its group of synonyms; -1 when it has none.
  var synonyms: Int
  /// The number of the group of particles that may begin here; the group 0 is empty.
  var particles = 0
  /// The first and the last byte of a word.
  var first: UInt8 = 0
  var last: UInt8 = 0
  /// Whether it is never taken for another word: it has a digit, is half of a short form, or is
  /// part of an app's name.
  var isFixed = false
  /// Whether it is one of the words of an app's name of several.
  var isNamed = false
  /// The first three bytes of a word, as ``PhraseKey`` has them.
  var head: UInt32 = 0
  /// The length of a word in bytes.
  var length = 0
  var isASCII = true
}
