import HTTPClient

/// Why nothing left the machine, as far as somebody can do something about it.
public enum UnsentReason: Hashable, Sendable {
  /// Nobody listens where the service is by default.
  case notRunning
  /// Nobody answers at the address that the environment names.
  case unreachable
  /// The environment names a host that is not known.
  case unknownHost
  /// What the environment names is no web address.
  case malformedAddress
  /// The service cannot prove who it is.
  case insecure

  init(_ failure: HTTPFailure, at address: OrdersAddress) {
    self =
      switch failure {
      case .malformedRequest: .malformedAddress
      case .unknownHost: .unknownHost
      case .insecure: .insecure
      case .unreachable, .timedOut, .cancelled, .disconnected, .truncated, .notHTTP, .tooLarge,
        .other:
        address == .standard ? .notRunning : .unreachable
      }
  }
}
