/// A query whose entities can all be listed.
@_alwaysEmitConformanceMetadata
public protocol EnumerableEntityQuery: EntityQuery {
  /// Every entity.
  func allEntities() async throws -> Result

  /// What the query's action is described as.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  /// What ``allEntities()`` gives.
  public func suggestedEntities() async throws -> Result { try await allEntities() }

  /// No description.
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EnumerableEntityQuery {
  /// Those of all entities that have the ids.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().suggestedValues.items.map(\.value).filter {
      wanted.contains($0.id)
    }
  }
}
