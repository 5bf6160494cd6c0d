/// How a parameter is compared with several values.
public enum ParameterSummaryMembership: Hashable, Sendable {
  case oneOf
}
