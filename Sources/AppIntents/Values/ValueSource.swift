import ExtensionProtocol

/// How the values of a parameter are found.
struct ValueSource<Value: _IntentValue>: Sendable {
  var options: ParameterMetadata.Options
  /// What the app suggests.
  var suggestions: @Sendable () async throws -> SuggestedValues<Value>
  /// What the app finds for words; nil where it has no string query.
  var matching: (@Sendable (String) async throws -> SuggestedValues<Value>)?
  /// The values that have the ids, in any order, unknown ids left out; nil where values have none.
  var identified: (@Sendable ([String]) async throws -> [Value])?
  /// The value that the app proposes when none is given.
  var defaultValue: @Sendable () async -> IntentValue? = { nil }
}
