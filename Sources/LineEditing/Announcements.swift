internal import Synchronization

/// Text that other threads want written above the line being typed.
final class Announcements: Sendable {
  let isReading = Mutex(false)
  let texts = Mutex<[String]>([])

  /// The texts that wait, which are then gone.
  func takeAll() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
