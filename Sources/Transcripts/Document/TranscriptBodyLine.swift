/// A line of a block below its cue.
package enum TranscriptBodyLine: Hashable, Sendable {
  case expected(TranscriptExpectation)
  /// `...`: any number of lines.
  case elision
  /// A comment, without its number sign.
  case comment(String)
  case blank

  /// The line as it stands in the file.
  var source: String {
    switch self {
    case .expected(let expectation): expectation.source
    case .elision: "..."
    case .comment(let text): "#" + text
    case .blank: ""
    }
  }
}
