package import JSON
package import JSONSchema

/// A reason that a record does not pass the gate; nothing was sent.
public enum RecordRejection: Error, Hashable, Sendable {
  /// The record is no JSON text, or has a name twice.
  case malformed(line: Int, column: Int, Problem)
  /// The record does not follow a schema: the first violation.
  case invalid(pointer: String, Problem)
  /// An entity is not found by its id, or the person has not confirmed.
  case unresolved
  /// The code runs outside an invocation, such as in a detached task, or the invocation is over.
  case noInvocation
  /// The record is not the one that was composed for this invocation.
  case foreign
  /// Another intent's gate was asked.
  case wrongIntent(String)
  /// The record could not be kept, so nothing was done for it either.
  case notKept

  /// What is wrong with a document, in the words of each language.
  public struct Problem: Hashable, Sendable {
    /// In English.
    public let english: String
    /// In Korean.
    public let korean: String
  }
}

extension RecordRejection {
  package init(_ error: JSONSyntaxError) {
    self = .malformed(
      line: error.line, column: error.column,
      Problem(english: error.reason.sentence, korean: error.reason.koreanSentence))
  }

  package init(_ violation: SchemaViolation) {
    self = .invalid(
      pointer: violation.instancePointer,
      Problem(english: violation.reason.sentence, korean: violation.reason.koreanSentence))
  }
}
