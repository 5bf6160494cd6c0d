/// A line that the assistant is expected to give.
package struct TranscriptExpectation: Hashable, Sendable {
  /// What sort of line it is.
  package enum Kind: Hashable, Sendable {
    case dialog, fact, problem

    /// What the line begins with.
    var mark: String {
      switch self {
      case .dialog: "  "
      case .fact: "= "
      case .problem: "! "
      }
    }
  }

  package let kind: Kind
  package let pattern: TranscriptPattern

  package init(_ kind: Kind, _ pattern: TranscriptPattern) {
    self.kind = kind
    self.pattern = pattern
  }

  /// Expects a line to the letter.
  package init(_ line: TranscriptLine) {
    self.init(line.kind, TranscriptPattern(literal: line.text))
  }

  var source: String { kind.mark + pattern.source }

  package func matches(_ line: TranscriptLine) -> Bool {
    line.kind == kind && pattern.matches(line.text)
  }
}
