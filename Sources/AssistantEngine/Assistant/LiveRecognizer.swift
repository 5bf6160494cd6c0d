import IntentRecognition
import Synchronization

/// The recognizer as it is now: apps donate new values while a conversation goes on.
final class LiveRecognizer: Sendable {
  private let recognizer: Mutex<Recognizer>

  init(_ recognizer: Recognizer) { self.recognizer = Mutex(recognizer) }

  var current: Recognizer { recognizer.withLock { $0 } }

  func replace(with new: Recognizer) { recognizer.withLock { $0 = new } }

  /// Takes new values of one type.
  func replace(_ vocabulary: Vocabulary) {
    recognizer.withLock { $0 = $0.replacing(vocabulary) }
  }
}
