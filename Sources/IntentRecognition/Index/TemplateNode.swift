/// A step of a phrase, as an utterance is aligned with it.
struct TemplateNode {
  /// The hash of a word, the scalar of a syllable, the number of a slot; the one or two syllables
  /// of a particle, the second one shifted up.
  var value: UInt32 = 0
  /// Where the bytes of a word or particle are.
  var text: UInt32 = 0
  var kind: Kind
  var flags: Flags = []
  /// The role of the particle that the phrase has here.
  var role: KoreanParticleRole = .none
  private var padding: UInt8 = 0

  init(_ kind: Kind, value: UInt32 = 0, flags: Flags = [], role: KoreanParticleRole = .none) {
    self.kind = kind
    self.value = value
    self.flags = flags
    self.role = role
  }

  /// What a step asks for.
  enum Kind: UInt8 {
    case word
    case syllable
    case applicationName
    case slot
    /// The end of a Korean word or of a name, where a particle may stand.
    case boundary
  }

  /// What a step forgives.
  struct Flags: OptionSet {
    var rawValue: UInt8
    /// An article or the like: the utterance may lack it.
    static let small = Flags(rawValue: 1)
    /// Goes when the app's name goes.
    static let nameTie = Flags(rawValue: 2)
    /// Must be said as it is.
    static let guarded = Flags(rawValue: 4)
    /// Begins a word of syllables.
    static let wordStart = Flags(rawValue: 8)
    /// Belongs to a word of syllables that is long enough to be forgiven a typing error.
    static let longWord = Flags(rawValue: 16)
    /// Carries the meaning of the phrase.
    static let content = Flags(rawValue: 32)
    /// A preposition: goes when the slot after it is left out.
    static let preposition = Flags(rawValue: 64)
  }
}
