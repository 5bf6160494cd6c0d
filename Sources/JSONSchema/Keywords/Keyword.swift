import JSON

/// A keyword of a schema, or several that belong together, read and ready to be asked.
protocol Keyword: Sendable {
  /// Whether the instance at hand follows the keyword; what it does not is noted.
  func evaluate(_ instance: JSONValue, in evaluation: inout Evaluation) -> Bool
}
