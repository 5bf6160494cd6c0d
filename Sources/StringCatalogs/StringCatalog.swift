/// A table of localized texts: an Xcode string catalog, or `.strings` files.
package struct StringCatalog: Sendable {
  /// The language of the keys, and the one that serves where another has no text.
  package let sourceLanguage: String
  /// The rows, in the order of the file.
  package private(set) var entries: [CatalogEntry] = []
  private var places: [String: Int] = [:]

  package init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  /// The keys, in the order of the file.
  package var keys: [String] { entries.map(\.key) }

  /// The locales that have a text, by the names that the table gives them; the source first.
  package var locales: [String] {
    var names = [sourceLanguage]
    for entry in entries {
      for localization in entry.localizations where !names.contains(localization.locale) {
        names.append(localization.locale)
      }
    }
    return [sourceLanguage] + names.dropFirst().sorted()
  }

  /// The row of a key.
  package func entry(forKey key: String) -> CatalogEntry? { places[key].map { entries[$0] } }

  /// Adds a row, or more texts to a row that is there.
  package mutating func insert(_ entry: CatalogEntry) {
    if let place = places[entry.key] {
      entries[place].merge(entry)
    } else {
      places[entry.key] = entries.count
      entries.append(entry)
    }
  }

  /// This table with the rows of another; where both have a text, the other's.
  ///
  /// The source language stays: begin with the table of the language that the code is in.
  package func merging(_ other: StringCatalog) -> StringCatalog {
    var merged = self
    for entry in other.entries { merged.insert(entry) }
    return merged
  }
}
