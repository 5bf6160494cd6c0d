import ExtensionProtocol

/// How the app finds its entities.
@_alwaysEmitConformanceMetadata
public protocol EntityQuery: DynamicOptionsProvider where Result.Result == Entity {
  /// What the query finds.
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]

  init()

  /// The entities that have the ids; an id that the app does not know is left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities that are shown, and that phrases may name.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Suggests nothing.
  public func suggestedEntities() async throws -> Result { .empty }

  /// What ``suggestedEntities()`` suggests.
  public func results() async throws -> Result { try await suggestedEntities() }
}
