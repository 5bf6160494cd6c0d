package import ExtensionProtocol

extension AppDeclaration {
  /// Everything that the assistant learns of the app.
  package func metadata() throws(AppDeclarationError) -> AppMetadata {
    try validate()
    let describing = MetadataDescribing(strings: strings)
    var catalog = TypeCatalog()
    let intents = intents.map { describing.intent($0, adding: &catalog) }
    if let name = catalog.repeatedName { throw .severalTypes(name: name) }
    return AppMetadata(
      id: id, locales: strings.locales, intents: intents,
      enums: catalog.enums(describing), entities: catalog.entities(describing),
      shortcuts: shortcuts.map(describing.shortcut),
      negativePhrases: providers.flatMap { $0.negativePhrases.phrases.map(\.template) })
  }

  private func validate() throws(AppDeclarationError) {
    if providers.count > 1 { throw .severalProviders(providers.map { TypeName.of($0) }) }
    if let name = intents.map({ TypeName.of($0) }).firstRepeated {
      throw .severalTypes(name: name)
    }
  }
}

/// Why an app cannot be installed.
package enum AppDeclarationError: Error, Equatable {
  /// An app may have one type of shortcuts.
  case severalProviders([String])
  /// Two intents, enums or entities have one name.
  case severalTypes(name: String)
}

extension AppDeclarationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .severalProviders(let names):
      "The app declares \(names.count) AppShortcutsProviders (\(names.joined(separator: ", "))); "
        + "one is allowed. Move all shortcuts into one of them."
    case .severalTypes(let name):
      "The app declares several types named \(name). Give each a name of its own."
    }
  }
}

extension [String] {
  /// The first, in the alphabet, that is there more than once.
  var firstRepeated: String? {
    let names = sorted()
    return zip(names, names.dropFirst()).first { $0 == $1 }?.0
  }
}
