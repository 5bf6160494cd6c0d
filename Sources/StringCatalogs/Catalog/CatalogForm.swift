/// The texts that one key has in one locale.
package enum CatalogForm: Hashable, Sendable {
  /// One text.
  case unit(String)
  /// Several texts that mean the same, in order: the phrases of an App Shortcut.
  case set([String])
  /// One text for each plural category that the table distinguishes.
  case plural([PluralCategory: String])

  /// All texts; those of plural forms in CLDR's order of the categories.
  package var values: [String] {
    switch self {
    case .unit(let value): [value]
    case .set(let values): values
    case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }
    }
  }

  /// The text for a number, or the first text when there is no number to go by.
  ///
  /// A `zero` form serves the number 0 in every language, as it does on Apple's platforms.
  func value(for number: PluralOperands?, in locale: LocaleName) -> String? {
    guard case .plural(let forms) = self else { return values.first }
    guard let number else { return forms[.other] ?? values.last }
    if number.equals(0), let zero = forms[.zero] { return zero }
    return forms[PluralCategory.of(number, in: locale)] ?? forms[.other] ?? values.last
  }
}
