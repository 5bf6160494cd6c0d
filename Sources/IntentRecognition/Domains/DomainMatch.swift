/// A domain that takes a request, and the words it takes it by.
package struct DomainMatch: Hashable, Sendable {
  package var app: String
  package var intent: String
  /// The words as they were said, in their order; hints among them.
  package var words: [String]

  package init(app: String, intent: String, words: [String]) {
    self.app = app
    self.intent = intent
    self.words = words
  }
}
