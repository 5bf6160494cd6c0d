/// A phrase that an app asked never to be woken by; it may hold the app's name.
package struct NegativePhrase: Hashable, Sendable {
  package var locale: String
  package var text: String

  package init(locale: String, text: String) {
    self.locale = locale
    self.text = text
  }
}
