/// A conversation on paper, line by line, so that it can be printed as it was read.
///
/// Printing and parsing are inverse: `parse(print(document)) == document`.
package struct TranscriptDocument: Hashable, Sendable {
  package var header: TranscriptHeader
  /// Comments and blank lines between the header and the first cue.
  package var prologue: [TranscriptBodyLine]
  /// What is said and what happens, each with what is expected of the assistant.
  package var steps: [TranscriptStep]

  package init(
    header: TranscriptHeader, prologue: [TranscriptBodyLine] = [], steps: [TranscriptStep] = []
  ) {
    self.header = header
    self.prologue = prologue
    self.steps = steps
  }

  /// The document as the lines of a file.
  package var lines: [String] {
    header.lines + [""] + prologue.map(\.source) + steps.flatMap(\.lines)
  }

  /// The document as the text of a file.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// The line of a step's cue, from 1.
  package func lineNumber(ofStep index: Int) -> Int {
    header.lines.count + 2 + prologue.count + steps[..<index].reduce(0) { $0 + $1.lines.count }
  }

  /// The facts that are expected, in order, each with its line.
  var facts: [(line: Int, text: String)] {
    var facts: [(line: Int, text: String)] = []
    for (index, step) in steps.enumerated() {
      let line = lineNumber(ofStep: index) + 1
      for (offset, bodyLine) in step.body.enumerated() {
        guard case .expected(let expectation) = bodyLine, expectation.kind == .fact else {
          continue
        }
        facts.append((line + offset, expectation.pattern.source))
      }
    }
    return facts
  }
}
