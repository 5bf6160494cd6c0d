package import StringCatalogs

/// The string tables of an app.
package struct AppStrings: Sendable {
  private let tables: [String: StringCatalog]
  /// The locales that the tables have, the source language first.
  package let locales: [String]

  /// The table of texts that name none.
  static let defaultTable = "Localizable"

  /// Takes tables by their names.
  package init(tables: [String: StringCatalog]) {
    self.tables = tables
    let main = tables[Self.defaultTable] ?? tables.min { $0.key < $1.key }?.value
    let source = main?.sourceLanguage ?? "en"
    let others = Set(tables.values.flatMap(\.locales)).subtracting([source])
    locales = [source] + others.sorted()
  }

  /// No tables: every text is as it stands in code.
  package static let none = AppStrings(tables: [:])

  /// The text that a table has for a resource; nil where no table has one.
  func text(of resource: LocalizedStringResource, in rendering: TextRendering) -> String? {
    let found = table(of: resource)?.string(
      forKey: resource.key, locale: rendering.locale.identifier,
      arguments: resource.defaultValue.arguments.map(rendering.formatArgument))
    guard let text = found?.text else { return nil }
    // A row without texts reads as its key, but code that names a key also brings the wording.
    return resource.hasOwnKey && text == resource.key ? nil : text
  }

  /// Whether a table has the text in a locale.
  func has(_ resource: LocalizedStringResource, in locale: String) -> Bool {
    table(of: resource)?.strings(forKey: resource.key, locale: locale).isEmpty == false
  }

  private func table(of resource: LocalizedStringResource) -> StringCatalog? {
    tables[resource.table ?? Self.defaultTable]
  }
}

extension LocalizedStringResource {
  /// Whether the key is another text than the wording in code.
  var hasOwnKey: Bool { key != defaultValue.key }
}
