import ExtensionProtocol

/// A list of the values that a parameter may have.
@_alwaysEmitConformanceMetadata
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  /// The list's type: an array, or a collection with sections.
  associatedtype Result: ResultsCollection
  /// The type of ``defaultResult()``.
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// The values.
  func results() async throws -> Result

  /// The value that is proposed when none is given.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Proposes nothing.
  public func defaultResult() async -> DefaultValue? { nil }
}

extension DynamicOptionsProvider {
  /// The provider as a finite list of a parameter's values.
  var listSource: ValueSource<Result.Result> {
    ValueSource(
      options: .list, suggestions: { try await prepared().results().suggestedValues },
      defaultValue: { await encodedDefault() })
  }

  func encodedDefault() async -> IntentValue? {
    guard let value = await defaultResult() else { return nil }
    return DefaultValue._form.encode(value, .current)
  }
}
