/// Names a vocabulary: a type of one app.
package struct VocabularyID: Hashable, Sendable {
  package var app: String
  package var type: String

  package init(app: String, type: String) {
    self.app = app
    self.type = type
  }
}
