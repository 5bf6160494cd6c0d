/// A query that finds the only value of its type.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntityQuery: EntityQuery where Entity: UniqueAppEntity {
  /// The only value.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let entity = try await uniqueEntity()
    return identifiers.contains(entity.id) ? [entity] : []
  }

  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}
