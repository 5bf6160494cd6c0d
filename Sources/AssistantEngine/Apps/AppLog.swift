import Synchronization

/// The last lines that an app wrote, kept to be shown when it crashes.
final class AppLog: Sendable {
  /// The most lines that are kept.
  static let limit = 100

  private let kept = Mutex<(lines: [String], next: Int)>(([], 0))

  func add(_ line: String) {
    kept.withLock { kept in
      if kept.lines.count < Self.limit {
        kept.lines.append(line)
      } else {
        kept.lines[kept.next] = line
        kept.next = (kept.next + 1) % Self.limit
      }
    }
  }

  /// The lines, the oldest first.
  var lines: [String] {
    kept.withLock { Array($0.lines[$0.next...] + $0.lines[..<$0.next]) }
  }
}
