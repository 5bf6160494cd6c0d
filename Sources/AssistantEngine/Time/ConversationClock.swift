import Glibc
import Synchronization

/// The conversation's clock: the real one, or one that stands still until it is moved.
package final class ConversationClock: Sendable {
  private let fixed: Mutex<Double?>

  /// Makes a clock that stands at a moment (seconds since 1970), or the real one for nil.
  package init(fixedAt seconds: Double?) { fixed = Mutex(seconds) }

  /// The moment at which the clock stands; nil when it is the real one.
  package var fixedTime: Double? { fixed.withLock { $0 } }

  /// Seconds since 1970.
  package var now: Double {
    if let fixedTime { return fixedTime }
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Moves a clock that stands still; the real one moves by itself.
  package func advance(by seconds: Double) {
    fixed.withLock { if let time = $0 { $0 = time + seconds } }
  }
}
