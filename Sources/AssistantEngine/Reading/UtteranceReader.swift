/// Reads utterances for a conversation; what it knows of the apps is its own affair.
package protocol UtteranceReader: Sendable {
  /// Reads an utterance in the conversation's locale.
  func read(_ utterance: String) -> Recognition

  /// Says, line by line, how an utterance was read and what else was tried.
  func explanation(of utterance: String) -> [String]

  /// What a person may mean who has typed the beginning of a request.
  func completions(of prefix: String, limit: Int) -> [LineCompletion]
}

/// One way to go on with a line.
package struct LineCompletion: Equatable, Sendable {
  /// What stands in the line from ``replaceFrom`` on, once it is taken.
  package var replacement: String
  /// The place in the line, in UTF-8 bytes.
  package var replaceFrom: Int

  package init(replacement: String, replaceFrom: Int) {
    self.replacement = replacement
    self.replaceFrom = replaceFrom
  }
}
