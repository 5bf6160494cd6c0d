/// A query whose entities can all be listed.
@_alwaysEmitConformanceMetadata
public protocol EnumerableEntityQuery: EntityQuery {
  /// What the query finds; named again so that ``allEntities()`` alone says it.
  associatedtype Entity

  /// Every entity.
  func allEntities() async throws -> [Entity]

  /// What the query's action is described as.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// What ``allEntities()`` gives.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  /// No description.
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EnumerableEntityQuery {
  /// Those of all entities that have the ids.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}
