/// An action that the person has said yes to, and of which it is not known yet what became.
package struct UnfinishedAction: Equatable, Sendable {
  package var app: String
  package var intent: String

  package init(app: String, intent: String) {
    self.app = app
    self.intent = intent
  }
}
