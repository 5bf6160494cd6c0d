import StringCatalogs

/// What an app is called, per locale: the display name, then the alternative names.
struct AppNames: Equatable, Sendable {
  private(set) var byLocale: [String: [String]]
  let sourceLocale: String

  /// Takes the names from an `InfoPlist` table; without one the app is called by its id.
  init(id: String, table: StringCatalog?, sourceLocale: String) {
    self.sourceLocale = sourceLocale
    byLocale = [:]
    let source = table.flatMap { Self.displayName(in: $0, sourceLocale) } ?? id
    for locale in table?.locales ?? [] {
      guard let table else { break }
      let display = Self.displayName(in: table, locale)
      let others = Self.alternativeNames(in: table, locale)
      if display == nil, others.isEmpty { continue }
      var names = [display ?? source]
      for name in others where !names.contains(name) { names.append(name) }
      byLocale[locale] = names
    }
    if !byLocale.keys.contains(where: { LocaleName($0).matches(LocaleName(sourceLocale)) }) {
      byLocale[sourceLocale] = [source]
    }
  }

  /// The names in a locale, else in the app's source language.
  func names(in locale: String) -> [String] {
    let name =
      LocaleName(locale).best(among: byLocale.keys)
      ?? LocaleName(sourceLocale).best(among: byLocale.keys)
    return name.flatMap { byLocale[$0] } ?? []
  }

  private static func displayName(in table: StringCatalog, _ locale: String) -> String? {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let name = texts(of: key, in: table, locale).first { return name }
    }
    return nil
  }

  /// The alternative names, under any of the keys that people write for them.
  ///
  /// Apple has the names in the array `INAlternativeAppNames` of `Info.plist`, where a name may be
  /// a key of this table. There is no `Info.plist` here, so every key that begins like Apple's is
  /// taken: `INAlternativeAppNames` with a set of texts, `INAlternativeAppName`,
  /// `INAlternativeAppNames.0.INAlternativeAppName`, `INAlternativeAppName2`.
  private static func alternativeNames(in table: StringCatalog, _ locale: String) -> [String] {
    table.keys.filter { $0.hasPrefix("INAlternativeAppName") && !$0.hasSuffix("PronunciationHint") }
      .flatMap { texts(of: $0, in: table, locale) }
  }

  /// The texts of a key; a key that stands for itself is none.
  private static func texts(
    of key: String, in table: StringCatalog, _ locale: String
  ) -> [String] {
    table.strings(forKey: key, locale: locale).filter { $0 != key }
  }
}
