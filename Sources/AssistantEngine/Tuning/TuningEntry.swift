/// A line of a tuning list: an utterance, and what it should reach.
package struct TuningEntry: Equatable, Sendable {
  /// The line in the file, from 1.
  package var line: Int
  package var utterance: String
  /// The intents of which any will do; none when nothing should run.
  package var intents: [String]
  package var values: [ExpectedValue]

  /// A value that a parameter should have.
  package struct ExpectedValue: Equatable, Sendable {
    /// The parameter's name.
    package var key: String
    /// Whether it may be missing as well.
    package var isOptional: Bool
    /// The values of which any will do.
    package var alternatives: [String]

    package init(key: String, isOptional: Bool = false, alternatives: [String]) {
      self.key = key
      self.isOptional = isOptional
      self.alternatives = alternatives
    }
  }

  package init(
    line: Int, utterance: String, intents: [String], values: [ExpectedValue] = []
  ) {
    self.line = line
    self.utterance = utterance
    self.intents = intents
    self.values = values
  }

  /// What it should reach, as the list writes it.
  package var expectation: String {
    let intents = intents.isEmpty ? "NONE" : intents.joined(separator: "|")
    let values = values.map {
      "\($0.key)\($0.isOptional ? "?" : "")=\($0.alternatives.joined(separator: "|"))"
    }
    return ([intents] + values).joined(separator: " ")
  }
}
