package import AssistantEngine

/// What the assistant says as logical lines, without the two spaces in front: for transcripts,
/// pipes and screens alike.
package enum SpokenText {
  /// The lines of something said.
  ///
  /// The mark is the one behind a question that yes or no answers.
  package static func lines(of spoken: Spoken, yesOrNo: String) -> [String] {
    switch spoken {
    case .sentence(let text), .scene(let text), .problem(let text), .progress(let text):
      split(text)
    case .confirmation(let text): split("\(text) \(yesOrNo)")
    case .choice(let number, let title, let detail):
      ["  \(number). \(title)" + (detail.map { " — \($0)" } ?? "")]
    case .suggestion(let text): split(text).map { "  " + $0 }
    }
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
