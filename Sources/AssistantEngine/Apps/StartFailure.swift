/// Why an app could not be started.
package enum StartFailure: Error, Equatable, Sendable {
  /// There is no such executable: it has not been built, or has been removed.
  case missingExecutable(path: String)
  /// The system refused; its `errno`.
  case system(errno: Int32)
  /// The program ended before it had said who it is; its last lines of output.
  case endedAtOnce(log: [String])
  /// The program did not say in time who it is.
  case noHandshake
  /// The program speaks another version of the protocol.
  case otherVersion(Int)
  /// The program is another app.
  case otherApp(String)
}
