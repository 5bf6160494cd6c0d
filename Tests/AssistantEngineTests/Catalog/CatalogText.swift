/// Writes string catalogs for tests.
enum CatalogText {
  /// A catalog with one row for each key, and one or more texts in each locale.
  static func rows(_ rows: [(key: String, texts: [String: [String]])]) -> String {
    let strings = rows.map { key, texts in
      let localizations = texts.sorted { $0.key < $1.key }.map { locale, texts in
        texts.count == 1
          ? #""\#(locale)":{"stringUnit":{"state":"translated","value":"\#(texts[0])"}}"#
          : #""\#(locale)":{"stringSet":{"state":"translated","values":[\#(list(texts))]}}"#
      }
      return #""\#(key)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
    }
    return
      #"{"sourceLanguage":"en","strings":{\#(strings.joined(separator: ","))},"version":"1.0"}"#
  }

  private static func list(_ texts: [String]) -> String {
    texts.map { "\"\($0)\"" }.joined(separator: ",")
  }
}
