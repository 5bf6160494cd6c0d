/// Writes a conversation down while it is held, in the form that a replay reads.
///
/// It keeps no text: each call returns what is to be written next. A blank line stands before a
/// request, none before an answer.
package struct TranscriptPrinter: Sendable {
  private let header: TranscriptHeader
  /// Whether the next cue begins something new.
  private var isAtRest = false

  package init(header: TranscriptHeader) { self.header = header }

  /// The header and the blank line that ends it, to be written first.
  package var opening: String { TranscriptDocument(header: header).text }

  /// A cue as it is written, with the blank line before it where one is due.
  package mutating func text(for cue: TranscriptCue) -> String {
    let start = isAtRest ? "\n" : ""
    isAtRest = false
    switch cue {
    case .say(let text): return start + TranscriptCue.say(TranscriptText.line(text)).source + "\n"
    case .event: return start + cue.source + "\n"
    }
  }

  /// The lines of a turn as they are written, in the order of transcripts.
  package mutating func text(for lines: [TranscriptLine]) -> String {
    let arranged = TranscriptLine.arranged(lines)
    isAtRest = arranged.contains(where: \.isOutcome) || !arranged.contains { $0.kind == .fact }
    return arranged.filter { header.hasFacts || $0.kind != .fact }
      .map { TranscriptExpectation($0).source + "\n" }.joined()
  }

  /// A comment, a line for each of its lines.
  package func text(forComment comment: String) -> String {
    TranscriptText.lines(comment).map { "# \($0)\n" }.joined()
  }
}
