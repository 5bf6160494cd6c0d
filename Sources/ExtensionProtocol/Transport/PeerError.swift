/// Why a call over a channel brought no reply.
package enum PeerError: Error, Equatable, Sendable {
  /// The other side has ended, or was never there.
  case ended
  /// The calling task was cancelled; a reply that comes later is refused.
  case cancelled
  /// The other side sent what is no message of the protocol; the channel is closed.
  case violation(Violation)
  /// The other side answered with an error.
  case refused(Refusal)
  /// The reply is not the document that was asked for.
  case invalidReply(ProtocolError)

  /// How a message broke the protocol.
  package enum Violation: Error, Equatable, Sendable {
    /// It is longer than ``messageLimit``.
    case oversized
    /// It is not JSON.
    case notJSON
    /// It is JSON, but no request, notification or reply of JSON-RPC 2.0.
    case notJSONRPC
  }
}

/// An error reply, in JSON-RPC's form.
package struct Refusal: Error, Equatable, Sendable {
  package var code: Int
  /// What is wrong, for a developer.
  package var message: String
  /// What the app's code threw, where that is the reason.
  package var failure: IntentFailure?

  package init(code: Int, message: String, failure: IntentFailure? = nil) {
    self.code = code
    self.message = message
    self.failure = failure
  }

  /// The app's code threw while it served the request.
  package init(_ failure: IntentFailure) {
    self.init(code: -32000, message: failure.detail, failure: failure)
  }

  package static func unknownMethod(_ name: String) -> Refusal {
    Refusal(code: -32601, message: "There is no method “\(name)”.")
  }

  package static func invalidParameters(_ message: String) -> Refusal {
    Refusal(code: -32602, message: message)
  }

  package static func internalError(_ message: String) -> Refusal {
    Refusal(code: -32603, message: message)
  }

  /// The request was cancelled before it had a result.
  package static let cancelled = Refusal(code: -32800, message: "The request was cancelled.")

  /// The invocation that the message belongs to is over.
  package static let tooLate = Refusal(code: -32801, message: "The invocation is over.")
}
