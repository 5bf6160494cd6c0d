/// What the words of a slot came to.
struct SlotResolution {
  var slot: Int
  /// The tokens that name the value.
  var tokens: Range<Int>
  /// The entries: several when they share the name, none when the words are no known value.
  var entries: [(segment: VocabularySegment, entry: UInt32)] = []
  var costs: [AlignmentCost] = []
  var leftover: [Range<Int>] = []
}
