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
