import ExtensionProtocol

/// The enums and entities of an app, found through the parameters and results that have them.
struct TypeCatalog {
  private var enumTypes: [any AppEnum.Type] = []
  private var entityTypes: [any AppEntity.Type] = []

  mutating func add(_ type: any _IntentValue.Type) {
    if let type = type as? any AppEnum.Type {
      if !enumTypes.contains(where: { $0 == type }) { enumTypes.append(type) }
    } else if let type = type as? any AppEntity.Type {
      if !entityTypes.contains(where: { $0 == type }) { entityTypes.append(type) }
    }
  }

  func enums(_ describing: MetadataDescribing) -> [EnumMetadata] {
    enumTypes.map { describing.enumeration($0) }.sorted { $0.name < $1.name }
  }

  func entities(_ describing: MetadataDescribing) -> [EntityMetadata] {
    entityTypes.map { describing.entity($0) }.sorted { $0.name < $1.name }
  }

  func entity(named name: String) -> (any AppEntity.Type)? {
    entityTypes.first { AppDeclaration.name(of: $0) == name }
  }

  /// The entity types whose values phrases may name.
  var vocabularies: [any AppEntity.Type] { entityTypes }
}

extension MetadataDescribing {
  func enumeration<Value: AppEnum>(_ type: Value.Type) -> EnumMetadata {
    EnumMetadata(
      name: AppDeclaration.name(of: type), typeName: text(Value.typeDisplayRepresentation.name),
      cases: Value.allCases.map { value in
        let display = value.displayRepresentation
        return EnumMetadata.Case(
          id: value.rawValue.description, title: text(display.title),
          subtitle: text(display.subtitle), synonyms: display.synonyms.map { text($0) })
      })
  }

  func entity<Entity: AppEntity>(_ type: Entity.Type) -> EntityMetadata {
    EntityMetadata(
      name: AppDeclaration.name(of: type), typeName: text(Entity.typeDisplayRepresentation.name),
      options: Entity.DefaultQuery.options)
  }
}
