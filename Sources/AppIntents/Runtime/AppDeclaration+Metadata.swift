package import ExtensionProtocol

extension AppDeclaration {
  /// Everything that the assistant learns of the app.
  package func metadata() throws(AppDeclarationError) -> AppMetadata {
    try validate()
    let describing = MetadataDescribing(strings: strings)
    var catalog = TypeCatalog()
    let intents = intents.map { describing.intent($0, adding: &catalog) }
    return AppMetadata(
      id: id, locales: strings.locales, intents: intents,
      enums: catalog.enums(describing), entities: catalog.entities(describing),
      shortcuts: shortcuts.map(describing.shortcut),
      negativePhrases: providers.flatMap { $0.negativePhrases.phrases.map(\.template) })
  }

  private func validate() throws(AppDeclarationError) {
    if providers.count > 1 {
      throw .severalProviders(providers.map { Self.name(of: $0) })
    }
    let names = intents.map { Self.name(of: $0) }
    let repeated = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
    if let name = repeated.keys.min() { throw .severalIntents(name: name) }
  }
}

/// Why an app cannot be installed.
package enum AppDeclarationError: Error, Equatable {
  /// An app may have one type of shortcuts.
  case severalProviders([String])
  /// Two intents have one name.
  case severalIntents(name: String)
}

extension AppDeclarationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .severalProviders(let names):
      "The app declares \(names.count) AppShortcutsProviders (\(names.joined(separator: ", "))); "
        + "one is allowed. Move all shortcuts into one of them."
    case .severalIntents(let name):
      "The app declares several intents named \(name). Give each a name of its own."
    }
  }
}
