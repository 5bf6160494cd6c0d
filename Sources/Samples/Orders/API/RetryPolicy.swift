import HTTPClient

/// How often an order is sent again, under the same key and with the same bytes, before it is said
/// how it went.
struct RetryPolicy: Hashable, Sendable {
  /// The most repetitions.
  var limit = 0
  /// Whether an order that may have been taken is repeated; the service must know keys.
  var repeatsUnknown = true

  /// The person decides.
  static let never = RetryPolicy()

  /// The pause before a repetition.
  static func pause(before repetition: Int) -> Duration {
    .milliseconds(500 << max(0, min(repetition, 8) - 1))
  }

  /// Whether another try may turn the outcome into a better one.
  func allowsRepeating(_ outcome: OrderOutcome) -> Bool {
    switch outcome {
    case .accepted: false
    case .notSent(let failure): Self.mayPass(failure)
    case .rejected(let rejection): rejection.status == 429
    case .unknown(.status(let status)):
      repeatsUnknown && [409, 500, 502, 503, 504].contains(status)
    case .unknown(.noAnswer(let failure)): repeatsUnknown && Self.mayPass(failure)
    case .unknown(.unreadable), .unknown(.sentBefore): false
    }
  }

  private static func mayPass(_ failure: HTTPFailure) -> Bool {
    switch failure {
    case .unknownHost, .unreachable, .timedOut, .disconnected, .truncated: true
    case .malformedRequest, .insecure, .cancelled, .notHTTP, .tooLarge, .other: false
    }
  }
}
