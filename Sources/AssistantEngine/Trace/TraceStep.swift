/// A step on the way from an utterance to an outcome, kept for the explanation.
package enum TraceStep: Equatable, Sendable {
  /// A parameter got its value; how.
  case parameter(String, value: FactValue, origin: Origin)
  /// The app was asked for values; how many it returned.
  case query(parameter: String, kind: QueryKind, count: Int?)
  /// A developer's detail of a failure.
  case detail(String)

  /// Where a parameter's value came from.
  package enum Origin: String, Sendable {
    case phrase
    case preset
    case `default`
    case answer
    case onlyOption
    case commandLine
    case shortcut
  }

  /// Which of the app's queries ran.
  package enum QueryKind: Equatable, Sendable {
    case suggestedEntities
    case matching(String)
    case identifiers
  }
}
