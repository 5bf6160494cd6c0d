/// A phrase of an app's shortcut: words, the app's name, and slots for values.
package struct PhraseTemplate: Hashable, Sendable {
  /// The id of the app.
  package var app: String
  /// The index of the shortcut in the app's list.
  package var shortcut: Int
  package var locale: String
  /// The words with their tokens: `Save ${reservation} in ${applicationName}`.
  package var text: String
  /// The vocabulary of each slot that has one.
  package var slots: [String: VocabularyID]
  /// The slots whose words the app itself can look up, so that unknown words are worth keeping
  /// even when the app's name was not said.
  package var openSlots: Set<String>
  /// Whether this is the phrase that help shows for its shortcut.
  package var isPrimary: Bool

  package init(
    app: String, shortcut: Int, locale: String, text: String,
    slots: [String: VocabularyID] = [:], openSlots: Set<String> = [], isPrimary: Bool = false
  ) {
    self.app = app
    self.shortcut = shortcut
    self.locale = locale
    self.text = text
    self.slots = slots
    self.openSlots = openSlots
    self.isPrimary = isPrimary
  }
}
