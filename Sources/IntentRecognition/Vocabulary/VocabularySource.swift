/// The values of a type in one locale, read only where the index has not got them as they are now.
package struct VocabularySource: Sendable {
  package var id: VocabularyID
  package var locale: String
  /// Stands for the values: others have another one.
  package var fingerprint: UInt64
  /// Reads the values; nil when they cannot be read now.
  package var entries: @Sendable () -> [VocabularyEntry]?

  package init(
    id: VocabularyID, locale: String, fingerprint: UInt64,
    entries: @escaping @Sendable () -> [VocabularyEntry]?
  ) {
    self.id = id
    self.locale = locale
    self.fingerprint = fingerprint
    self.entries = entries
  }

  /// The values, read now; none where they cannot be read.
  package var vocabulary: Vocabulary {
    Vocabulary(id: id, locale: locale, entries: entries() ?? [])
  }

  /// Values that are at hand, known by what they are.
  package init(_ vocabulary: Vocabulary) {
    var fingerprint = IndexFingerprint()
    for entry in vocabulary.entries {
      fingerprint.add(entry.id)
      fingerprint.add(entry.title)
      fingerprint.add(entry.synonyms.count)
      entry.synonyms.forEach { fingerprint.add($0) }
    }
    self.init(
      id: vocabulary.id, locale: vocabulary.locale, fingerprint: fingerprint.value,
      entries: { vocabulary.entries })
  }
}
