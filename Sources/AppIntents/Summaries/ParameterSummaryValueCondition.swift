/// Whether a parameter has a value.
public enum ParameterSummaryValueCondition: Hashable, Sendable {
  case hasAnyValue, hasNoValue
}
