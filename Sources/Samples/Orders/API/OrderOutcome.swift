import HTTPClient

/// What is known after an order was to be sent.
///
/// Success needs positive proof, and so does each kind of failure; everything else is unknown.
enum OrderOutcome: Hashable, Sendable {
  /// The service has the order, under this number.
  case accepted(orderID: String)
  /// The service has refused the order.
  case rejected(Rejection)
  /// Nothing has left the machine.
  case notSent(HTTPFailure)
  /// The order may have been taken; sending it again is safe only under the same key.
  case unknown(Doubt)

  /// Why nothing is known.
  enum Doubt: Hashable, Sendable {
    /// There was no whole reply.
    case noAnswer(HTTPFailure)
    /// A reply with a status that says neither yes nor no.
    case status(Int)
    /// A reply that says yes, but not as the service does.
    case unreadable
    /// A refusal, which does not speak for the time before, when the order was sent as well.
    case sentBefore
  }
}
