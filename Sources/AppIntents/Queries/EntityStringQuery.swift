/// A query that finds entities by words.
@_alwaysEmitConformanceMetadata
public protocol EntityStringQuery: EntityQuery {
  /// The entities that the words may mean.
  func entities(matching string: String) async throws -> Result
}
