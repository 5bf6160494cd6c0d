/// What a table holds for one key in one locale.
package struct CatalogLocalization: Hashable, Sendable {
  /// The locale's name as the table writes it.
  package let locale: String
  /// The state of the translation, where the table gives one.
  package var state: TranslationState?
  package var form: CatalogForm
  /// The parts with plural forms of their own, by name.
  package var substitutions: [String: CatalogSubstitution] = [:]

  /// Whether there is no text at all, as in a row that waits for its translation.
  var isEmpty: Bool { form.values.allSatisfy(\.isEmpty) }
}
