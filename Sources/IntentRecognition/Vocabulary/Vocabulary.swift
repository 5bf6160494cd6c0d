/// The known values of a type in one locale, in the app's order.
package struct Vocabulary: Hashable, Sendable {
  package var id: VocabularyID
  package var locale: String
  package var entries: [VocabularyEntry]

  package init(id: VocabularyID, locale: String, entries: [VocabularyEntry]) {
    self.id = id
    self.locale = locale
    self.entries = entries
  }
}
