/// The words that filled a slot.
package struct SlotCapture: Hashable, Sendable {
  package var slot: String
  /// Where the words are, as UTF-8 offsets into the utterance.
  package var range: Range<Int>
  package var words: String
  /// The ids of the entries that the words name: several when they share the name, none when the
  /// words are no known value.
  package var candidates: [String]

  package init(slot: String, range: Range<Int>, words: String, candidates: [String]) {
    self.slot = slot
    self.range = range
    self.words = words
    self.candidates = candidates
  }
}
