/// A reason that a proxy does not run.
package enum FaultProxyError: Error, Hashable, Sendable {
  /// The port cannot be listened on; the system's error number.
  case unavailable(code: Int)
}
