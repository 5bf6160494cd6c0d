/// A line that the assistant gives.
package enum TranscriptLine: Hashable, Sendable {
  /// What the assistant says, without its two spaces.
  case dialog(String)
  /// What happened, in words that are the same in all languages.
  case fact(String)
  /// What goes to the standard error stream.
  case problem(String)

  package var text: String {
    switch self {
    case .dialog(let text), .fact(let text), .problem(let text): text
    }
  }

  package var kind: TranscriptExpectation.Kind {
    switch self {
    case .dialog: .dialog
    case .fact: .fact
    case .problem: .problem
    }
  }

  /// The lines that a file can hold for this one: a text of several lines becomes several.
  var singleLines: [TranscriptLine] {
    TranscriptText.lines(text).map { text in
      switch self {
      case .dialog: .dialog(text)
      case .fact: .fact(text)
      case .problem: .problem(text)
      }
    }
  }
}
