/// Why an invocation could not begin, or would never end.
enum InvocationError: Error, Equatable {
  /// Required parameters have no value, or values name no parameter.
  case parameters(missing: [String], unknown: [String])
  /// The intent asks to run again without end.
  case endlessRestart
}
