extension StringCatalog {
  /// Every text of a key in a locale, or nothing; the source language does not step in.
  ///
  /// The locales of one language serve each other: `ko` finds `ko-KR`, and the other way round. A
  /// key with no text of its own in the source language reads as the key, as in Xcode.
  package func strings(forKey key: String, locale: String) -> [String] {
    guard let entry = entry(forKey: key) else { return [] }
    return localization(of: entry, for: LocaleName(locale))?.form.values.filter { !$0.isEmpty }
      ?? []
  }

  /// A key's text with its arguments put in: the plural form that fits, numbers as the locale
  /// writes them.
  ///
  /// Without arguments the text is taken as it is, so that `100 %` stays what it is.
  ///
  /// - Parameters:
  ///   - key: The key as the table has it; of an interpolated text, ``FormatKey/key``.
  ///   - locale: The reader's locale.
  ///   - arguments: The values, in the order of the code.
  /// - Returns: The text, in the source language where the locale has none; nil for an unknown key.
  package func string(
    forKey key: String, locale: String, arguments: [FormatArgument] = []
  ) -> LocalizedLookup? {
    guard let entry = entry(forKey: key) else { return nil }
    let wanted = LocaleName(locale)
    let own = localization(of: entry, for: wanted)
    let source = LocaleName(sourceLanguage)
    guard let found = own ?? localization(of: entry, for: source) else { return nil }
    return LocalizedLookup(
      text: text(of: found, reader: wanted, arguments), locale: found.locale,
      isFallback: own == nil)
  }

  /// The text of an interpolated key with its arguments put in.
  ///
  /// Xcode's tables have the key without positions; tables made by hand may have it with them.
  package func string(
    for key: FormatKey, locale: String, arguments: [FormatArgument]
  ) -> LocalizedLookup? {
    string(forKey: key.key, locale: locale, arguments: arguments)
      ?? string(forKey: key.sourceText, locale: locale, arguments: arguments)
  }

  private func localization(
    of entry: CatalogEntry, for locale: LocaleName
  ) -> CatalogLocalization? {
    let source = LocaleName(sourceLanguage)
    let wanted = entry.shouldTranslate ? locale : source
    if let found = entry.localization(for: wanted) { return found }
    guard wanted.matches(source) else { return nil }
    return CatalogLocalization(locale: sourceLanguage, form: .unit(entry.key))
  }

  private func text(
    of found: CatalogLocalization, reader: LocaleName, _ arguments: [FormatArgument]
  ) -> String {
    let textLocale = LocaleName(found.locale)
    let number = arguments.first(where: \.isNumber)
    let conversion =
      found.form.values.lazy.compactMap { FormatTemplate($0).firstNumericConversion }.first
      ?? FormatConversion()
    let operands = number.flatMap(conversion.decimal).map(PluralOperands.init(decimal:))
    let chosen = found.form.value(for: operands, in: textLocale) ?? ""
    guard !arguments.isEmpty else { return chosen }
    var renderer = FormatRenderer(arguments: arguments, format: NumberFormat(locale: reader))
    renderer.substitutions = found.substitutions
    renderer.pluralLocale = textLocale
    return renderer.text(FormatTemplate(chosen, inSubstitution: !found.substitutions.isEmpty))
  }
}
