/// A value that words can name.
package struct VocabularyEntry: Hashable, Sendable {
  package var id: String
  package var title: String
  package var subtitle: String?
  package var synonyms: [String]

  package init(id: String, title: String, subtitle: String? = nil, synonyms: [String] = []) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
  }
}
