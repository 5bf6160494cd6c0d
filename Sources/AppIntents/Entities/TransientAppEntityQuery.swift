/// The query of entities that cannot be found.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
