import Glibc

/// What the runtime tells a developer; the assistant shows it with the trace.
enum ProcessLog {
  /// Writes a line to standard error.
  static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
