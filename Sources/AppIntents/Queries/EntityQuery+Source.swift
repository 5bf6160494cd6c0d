import ExtensionProtocol

extension EntityQuery {
  /// The query as a parameter's way to its values.
  var source: ValueSource<Entity> {
    var source = ValueSource<Entity>(
      options: Self.options,
      suggestions: { try await self.prepared().suggestedEntities().suggestedValues })
    if Self.options == .stringQuery { source.matching = { try await self.find($0) } }
    source.identified = { ids in
      let ids = ids.compactMap(Entity.ID.entityIdentifier(for:))
      return ids.isEmpty ? [] : try await self.prepared().entities(for: ids)
    }
    source.defaultValue = { await self.encodedDefault() }
    return source
  }

  static var options: ParameterMetadata.Options {
    if self is any EntityStringQuery.Type { return .stringQuery }
    return self is any EnumerableEntityQuery.Type ? .enumerable : .suggestions
  }

  private func find(_ words: String) async throws -> SuggestedValues<Entity> {
    func find(_ query: some EntityStringQuery) async throws -> Any {
      try await query.prepared().entities(matching: words).suggestedValues
    }
    guard let query = self as? any EntityStringQuery,
      let found = try await find(query) as? SuggestedValues<Entity>
    else { return SuggestedValues(items: []) }
    return found
  }
}
