/// An entity of which the app has exactly one, such as its settings.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity
where DefaultQuery: UniqueAppEntityQuery, ID == String {}

extension UniqueAppEntity {
  /// The type's name: there is only one value.
  public var id: String { Self.persistentIdentifier }
}

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

/// A query that finds the only value of its type by a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provide: @Sendable () async throws -> Entity

  /// Makes a query of a closure.
  public init(_ provide: @escaping @Sendable () async throws -> Entity) {
    self.provide = provide
  }

  /// Not for use: a provider needs its closure.
  public init() {
    provide = { throw AppIntentError.Unrecoverable.entityNotFound }
  }

  public func uniqueEntity() async throws -> Entity { try await provide() }
}
