/// What may be typed next.
package struct Completion: Hashable, Sendable {
  /// What stands at `replaceFrom` once the completion is taken.
  package var text: String
  /// Where the replaced text begins, as a UTF-8 offset into the prefix; it ends at its end.
  package var replaceFrom: Int
  package var kind: Kind

  package init(text: String, replaceFrom: Int, kind: Kind) {
    self.text = text
    self.replaceFrom = replaceFrom
    self.kind = kind
  }

  /// What a completion offers.
  package enum Kind: Hashable, Sendable {
    /// The words of a phrase up to its end or to its next slot.
    case phrase
    /// A value of a slot.
    case value(VocabularyID, id: String)
  }
}
