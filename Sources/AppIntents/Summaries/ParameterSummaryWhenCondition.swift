/// One of two summaries, by a parameter's value.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Content: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  let content: Content
  let otherwise: Otherwise

  /// Chooses by whether a parameter has a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ condition: ParameterSummaryValueCondition,
    @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.content = content()
    self.otherwise = otherwise()
  }

  /// Chooses by comparing a parameter with a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparison, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.content = content()
    self.otherwise = otherwise()
  }

  /// Chooses by whether a parameter is one of several values.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryMembership, _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.content = content()
    self.otherwise = otherwise()
  }
}

/// Whether a parameter has a value.
public enum ParameterSummaryValueCondition: Hashable, Sendable {
  case hasAnyValue, hasNoValue
}

/// How a parameter is compared with a value.
public enum ParameterSummaryComparison: Hashable, Sendable {
  case equalTo, notEqualTo
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// How a parameter is compared with several values.
public enum ParameterSummaryMembership: Hashable, Sendable {
  case oneOf
}

extension AppIntent {
  /// One of two summaries, by a parameter's value.
  public typealias When<Content: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, Content, Otherwise>
}
