/// A phrase that the utterance came near to, and the words in which they differ.
package struct NearPhrase: Hashable, Sendable {
  package var template: PhraseTemplate
  /// The phrase with the app's name filled in; slots stay `${…}`.
  package var text: String
  /// Words of the phrase that were not said.
  package var missing: [String]
  /// Words that were said and are not in the phrase.
  package var added: [String]

  package init(
    template: PhraseTemplate, text: String, missing: [String], added: [String]
  ) {
    self.template = template
    self.text = text
    self.missing = missing
    self.added = added
  }
}
