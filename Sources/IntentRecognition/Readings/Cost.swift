/// Something that a reading forgave, and the words that it forgave it for.
package struct Cost: Hashable, Sendable {
  package var kind: Kind
  /// The words of the utterance; of the template where they are not in the utterance.
  package var words: String

  package init(kind: Kind, words: String) {
    self.kind = kind
    self.words = words
  }

  /// What was forgiven.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case assistantName
    case courtesy
    case requestEnding
    case particle
    case nameOmitted
    case nameElsewhere
    case typingError
    case smallWordMissing
    case smallWordAdded
    case number
    case synonym
    case missingSlot
    case unknownValue
    case leftover
    /// A name of a person's own was said with the name of an app that it is about.
    case nameAdded
    case spacing
    case wordMoved
    /// A word that is there twice was said once, or the reverse.
    case wordRepeated
  }
}
