/// A number for what an index is built from, by which a changed source is known.
///
/// It is the same in every process, which `Hasher` is not.
package struct IndexFingerprint: Sendable {
  package private(set) var value: UInt64 = 1

  package init() {}

  package mutating func add(_ number: Int) {
    value = SpanHash.mix(value &* SpanHash.base, UInt64(bitPattern: Int64(number)))
  }

  /// Adds a text with its length, so that two texts are not one.
  package mutating func add(_ text: String) {
    add(text.utf8.count)
    value = SpanHash.mix(value, SpanHash.hash(text.utf8))
  }

  /// Adds an app with all that can be said to it.
  package mutating func add(_ app: RecognizableApp) {
    add(app.id)
    add(app.sourceLocale)
    for locale in app.names.keys.sorted() {
      let names = app.names[locale] ?? []
      add(locale)
      add(names.count)
      names.forEach { add($0) }
    }
    add(app.templates.count)
    app.templates.forEach { add($0) }
    for phrase in app.negativePhrases {
      add(phrase.locale)
      add(phrase.text)
    }
  }

  package mutating func add(_ vocabulary: VocabularyID) {
    add(vocabulary.app)
    add(vocabulary.type)
  }

  private mutating func add(_ template: PhraseTemplate) {
    add(template.app)
    add(template.shortcut)
    add(template.locale)
    add(template.text)
    for slot in template.slots.sorted(by: { $0.key < $1.key }) {
      add(slot.key)
      add(slot.value)
    }
    template.openSlots.sorted().forEach { add($0) }
    add(template.isPrimary ? 1 : 0)
  }
}
