import IntentRecognition
import Synchronization

/// The recognizer as it is now: apps donate new values while a conversation goes on.
final class LiveRecognizer: Sendable {
  private struct State {
    var recognizer: Recognizer?
    /// What came while a recognizer was loaded; nil when none is.
    var donated: [Vocabulary]?
  }

  private let state = Mutex(State())
  /// Held while a recognizer is loaded, so that one is loaded after the other.
  private let loading = Mutex(())

  var current: Recognizer {
    state.withLock(\.recognizer) ?? Recognizer(apps: [], vocabularies: [])
  }

  /// Takes a new recognizer, with the values that come while it is made; readers have the one
  /// before until it is there.
  func load(_ make: () -> Recognizer) {
    loading.withLock { _ in
      state.withLock { $0.donated = [] }
      let new = make()
      state.withLock { state in
        state.recognizer = (state.donated ?? []).reduce(new) { $0.replacing($1) }
        state.donated = nil
      }
    }
  }

  /// Takes new values of one type.
  func replace(_ vocabulary: Vocabulary) {
    state.withLock { state in
      state.donated?.append(vocabulary)
      state.recognizer = state.recognizer?.replacing(vocabulary)
    }
  }
}
