/// What makes the assistant act.
package enum TranscriptCue: Hashable, Sendable {
  /// The person says something; empty text is Enter alone.
  case say(String)
  /// Something else happens.
  case event(TranscriptEvent)

  /// The cue as a line.
  package var source: String {
    switch self {
    case .say(let text): text.isEmpty ? ">" : "> " + text
    case .event(let event): "@ " + event.source
    }
  }
}
