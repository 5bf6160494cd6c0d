/// How a parameter is compared with a value.
public enum ParameterSummaryComparison: Hashable, Sendable {
  case equalTo, notEqualTo
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
