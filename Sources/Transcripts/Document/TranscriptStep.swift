/// One cue and what the transcript says until the next: the unit of comparison.
package struct TranscriptStep: Hashable, Sendable {
  package var cue: TranscriptCue
  /// What is expected of the assistant, with the comments and blank lines between.
  package var body: [TranscriptBodyLine]

  package init(cue: TranscriptCue, body: [TranscriptBodyLine] = []) {
    self.cue = cue
    self.body = body
  }

  var lines: [String] { [cue.source] + body.map(\.source) }
}
