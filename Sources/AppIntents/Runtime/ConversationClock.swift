import CSystem
import Foundation

/// The clock that `Date()` follows in an app that links `ReplayClock`.
enum ConversationClock {
  /// Sets the clock to a moment; nil is the machine's own clock.
  ///
  /// Where the app does not link `ReplayClock` this does nothing.
  static func follow(_ now: Date?) {
    csys_set_replay_clock(now.map(\.timeIntervalSince1970) ?? .nan)
  }
}
