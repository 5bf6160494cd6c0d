import HTTPClient

/// What is known after the service was asked about an order, or was told to cancel it.
enum OrderLookup: Hashable, Sendable {
  /// The service has the order, and it stands so.
  case found(orderID: String, status: OrderReply.Status)
  /// The service has no order under the key.
  case notFound
  /// The service refuses to say, or to cancel.
  case rejected(Rejection)
  /// Nothing has left the machine.
  case notSent(HTTPFailure)
  /// The service has been asked, and there is no answer that could be believed.
  case unknown(OrderOutcome.Doubt)

  init(_ outcome: HTTPOutcome) {
    switch outcome {
    case .notSent(let failure): self = .notSent(failure)
    case .unanswered(let failure): self = .unknown(.noAnswer(failure))
    case .response(let response):
      switch response.status {
      case 200...299:
        guard let reply = OrderReply(response), let orderID = reply.orderID else {
          self = .unknown(.unreadable)
          return
        }
        self = .found(orderID: orderID, status: reply.status)
      case 404: self = .notFound
      case 400...499: self = .rejected(Rejection(response))
      default: self = .unknown(.status(response.status))
      }
    }
  }
}
