/// What happens in a conversation besides words.
package enum TranscriptEvent: Hashable, Sendable {
  /// Control-C.
  case interrupt
  /// The Escape key.
  case escape
  /// Control-D, the end of the input.
  case end
  /// Time passes; the clock of the conversation moves only so.
  case wait(TranscriptWait)
  /// Behest starts anew on the same state.
  case restart

  /// The event's words on the line.
  var source: String {
    switch self {
    case .interrupt: "interrupt"
    case .escape: "escape"
    case .end: "end"
    case .wait(let wait): "wait " + wait.source
    case .restart: "restart"
    }
  }

  /// Reads the words of a line.
  init?(source: String) {
    switch source {
    case "interrupt": self = .interrupt
    case "escape": self = .escape
    case "end": self = .end
    case "restart": self = .restart
    default:
      guard source.utf8.starts(with: "wait ".utf8),
        let wait = TranscriptWait(source: String(source.dropFirst("wait ".count)))
      else { return nil }
      self = .wait(wait)
    }
  }
}
