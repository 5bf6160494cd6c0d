/// One row of a question with numbered choices.
package struct Choice: Hashable, Sendable {
  package var title: String
  package var subtitle: String?
  package var synonyms: [String]

  package init(title: String, subtitle: String? = nil, synonyms: [String] = []) {
    self.title = title
    self.subtitle = subtitle
    self.synonyms = synonyms
  }
}
