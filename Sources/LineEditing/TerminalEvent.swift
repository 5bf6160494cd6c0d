/// What ended a wait between two lines.
package enum TerminalEvent: Equatable, Sendable {
  /// The person pressed Control-C.
  case interrupt
  /// SIGTERM or SIGHUP has come; the process is to end with 128 plus its number.
  case terminate(Int32)
  /// Someone called ``TerminalSignals/wake()``.
  case woken
  /// The limit is over.
  case timeUp
}
