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

  /// A name that two types have.
  var repeatedName: String? {
    (enumTypes.map { TypeName.of($0) } + entityTypes.map { TypeName.of($0) }).firstRepeated
  }

  /// The entity types whose values phrases may name.
  var vocabularies: [any AppEntity.Type] { entityTypes }
}

extension MetadataDescribing {
  func enumeration<Value: AppEnum>(_ type: Value.Type) -> EnumMetadata {
    EnumMetadata(
      name: TypeName.of(type), typeName: text(Value.typeDisplayRepresentation.name),
      cases: Value.allCases.map { value in
        let display = value.displayRepresentation
        return EnumMetadata.Case(
          id: value.rawValue.description, title: text(display.title),
          subtitle: text(display.subtitle), synonyms: display.synonyms.map { text($0) })
      })
  }

  func entity<Entity: AppEntity>(_ type: Entity.Type) -> EntityMetadata {
    EntityMetadata(
      name: TypeName.of(type), typeName: text(Entity.typeDisplayRepresentation.name),
      options: Entity.DefaultQuery.options)
  }
}
