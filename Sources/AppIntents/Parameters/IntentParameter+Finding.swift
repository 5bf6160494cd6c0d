import ExtensionProtocol

extension IntentParameter {
  func find(_ search: QueryRequest.Search, in rendering: TextRendering) async throws -> QueryReply {
    guard let source = declaration.effectiveSource else { return QueryReply(choices: []) }
    let found: SuggestedValues<Value.ValueType>
    var defaultValue: IntentValue?
    switch search {
    case .suggestions:
      found = try await source.suggestions()
      defaultValue = await source.defaultValue()
    case .matching(let words):
      found = try await source.matching?(words) ?? SuggestedValues(items: [])
    case .ids(let ids):
      let values = try await source.identified?(ids) ?? []
      found = SuggestedValues(items: values.map { IntentItem($0) })
    }
    return QueryReply(
      choices: found.items.map { CandidateValue($0).choice(rendering) },
      promptLabel: found.promptLabel.map(rendering.text(of:)), defaultValue: defaultValue)
  }
}
