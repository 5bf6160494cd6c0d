package import ExtensionProtocol

/// An intent on its way to being performed: some of its parameters have values.
package struct PendingInvocation: Equatable, Sendable {
  package var id: String
  package var app: String
  package var intent: IntentMetadata
  package var source: PerformRequest.Source
  package var shortcut: Int?
  package var parameters: [String: ParameterState]
  /// The parameters that are asked for though they need no value or have a default.
  package var asks: Set<String> = []
  /// The parameters that the person was asked for, in order, so that they can go back.
  package var asked: [String] = []

  /// The values that are known by now.
  package var values: [String: IntentValue] {
    parameters.compactMapValues { state in
      if case .value(let value) = state { value } else { nil }
    }
  }

  var invocation: IntentInvocation {
    IntentInvocation(
      id: id, intent: intent.name, source: source, shortcut: shortcut, parameters: values)
  }

  /// The first parameter in the order of declaration that still wants a value.
  ///
  /// Optional parameters are asked for only where a shortcut says so, but words that were given for
  /// one are resolved.
  var nextUnresolved: ParameterMetadata? {
    intent.parameters.first { parameter in
      switch parameters[parameter.name] {
      case .value: false
      case .words, .candidates: true
      case nil:
        asks.contains(parameter.name) || (!parameter.isOptional && parameter.defaultValue == nil)
      }
    }
  }

  /// Gives the parameters that nothing was said of their declared defaults.
  mutating func applyDefaults() {
    for parameter in intent.parameters
    where parameters[parameter.name] == nil && !asks.contains(parameter.name) {
      if let value = parameter.defaultValue { parameters[parameter.name] = .value(value) }
    }
  }
}
