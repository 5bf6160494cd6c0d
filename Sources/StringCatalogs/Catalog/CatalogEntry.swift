/// One row of a table: a key and its texts in every locale.
package struct CatalogEntry: Hashable, Sendable {
  package let key: String
  package var comment: String?
  /// How the row came into the table, such as `manual` or `extracted_with_value`.
  package var extractionState: String?
  /// False for a row that reads the same everywhere.
  package var shouldTranslate = true
  /// The texts, in the table's order of locales.
  package var localizations: [CatalogLocalization] = []

  /// Whether the code no longer uses the key; its texts still serve.
  package var isStale: Bool { extractionState == TranslationState.stale.rawValue }

  package init(key: String) { self.key = key }

  /// The texts of the locale that serves a reader of another best.
  func localization(for locale: LocaleName) -> CatalogLocalization? {
    let identifier = locale.identifier
    if let exact = localizations.first(where: { $0.locale == identifier }), !exact.isEmpty {
      return exact
    }
    let filled = localizations.filter { !$0.isEmpty }
    guard let name = locale.best(among: filled.map(\.locale)) else { return nil }
    return filled.first { $0.locale == name }
  }

  /// Adds the texts of another row with the same key; where both have a locale, the other's.
  mutating func merge(_ other: CatalogEntry) {
    comment = other.comment ?? comment
    extractionState = other.extractionState ?? extractionState
    shouldTranslate = shouldTranslate && other.shouldTranslate
    for localization in other.localizations {
      if let index = localizations.firstIndex(where: { $0.locale == localization.locale }) {
        localizations[index] = localization
      } else {
        localizations.append(localization)
      }
    }
  }
}
