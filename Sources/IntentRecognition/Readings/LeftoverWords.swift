/// Words beside a slot's value, from which other parameters may be filled.
package struct LeftoverWords: Hashable, Sendable {
  /// Where the words are, as UTF-8 offsets into the utterance.
  package var range: Range<Int>
  package var words: String

  package init(range: Range<Int>, words: String) {
    self.range = range
    self.words = words
  }
}
