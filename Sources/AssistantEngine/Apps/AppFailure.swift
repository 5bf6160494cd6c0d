package import ExtensionProtocol

/// Why an app did not do what it was asked to.
package enum AppFailure: Error, Equatable, Sendable {
  /// No app of that id is installed.
  case notInstalled
  case cannotStart(StartFailure)
  /// The app ended while it was needed; its last lines of output.
  case crashed(log: [String])
  /// The app took longer than it may; it was told to end, then stopped.
  case timedOut
  /// The app sent what is no message of the protocol, and was stopped.
  case protocolViolation(String)
  /// The person or the assistant ended the request.
  case cancelled
  /// The app's code threw while it served a query.
  case threw(IntentFailure)
  /// The app answered with an error of the protocol.
  case refused(code: Int, message: String)
}
