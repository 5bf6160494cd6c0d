package import AssistantEngine

/// What a run of Behest comes to, for scripts.
package struct ExitStatus: Equatable, Sendable {
  private var hasFailed = false
  private var wasCancelled = false
  private var lackedAnswer = false
  private var wasUnreadable = false

  package init() {}

  /// Notes what a fact means for the status.
  package mutating func note(_ fact: Fact) {
    switch fact {
    case .failed, .unknown: hasFailed = true
    case .cancelled, .declined: wasCancelled = true
    case .intent, .shortcut, .shortcutEnded, .needsInput, .needsIntent, .set, .awaitingConfirmation,
      .permission, .succeeded:
      break
    }
  }

  /// An answer was needed and there was nobody to ask.
  package mutating func noteMissingAnswer() { lackedAnswer = true }

  /// The input could not be read.
  package mutating func noteUnreadableInput() { wasUnreadable = true }

  /// Whether anything but success has happened.
  package var isFailure: Bool { code != 0 }

  /// The exit code; of several, the one that matters most: 2, 4, 1, 3, 0.
  package var code: Int32 {
    if wasUnreadable { return 2 }
    if lackedAnswer { return 4 }
    if hasFailed { return 1 }
    return wasCancelled ? 3 : 0
  }
}
