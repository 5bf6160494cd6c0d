/// How one wait for a line ended.
package enum LineOutcome: Equatable, Sendable {
  /// A line, composed (NFC) and without its newline.
  case line(String)
  /// The input has ended: Control-D on an empty line, or the end of a file.
  case end
  /// The person pressed Control-C; what was typed is gone.
  case interrupt
  /// The person pressed Escape on an empty line.
  case escape
  /// SIGTERM or SIGHUP has come; the process is to end with 128 plus its number.
  case terminate(Int32)
  /// Someone called ``TerminalSignals/wake()``: there is news that may withdraw the question.
  case woken
  /// A line of the input is not UTF-8; lines count from 1.
  case invalidEncoding(line: Int)
  /// A line of the input is longer than a reader takes; lines count from 1.
  case tooLong(line: Int)
}
