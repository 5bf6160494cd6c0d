import HTTPClient

extension OrderOutcome {
  /// What a request to place an order has proved.
  init(_ outcome: HTTPOutcome) {
    switch outcome {
    case .notSent(let failure): self = .notSent(failure)
    case .unanswered(let failure): self = .unknown(.noAnswer(failure))
    case .response(let response): self.init(response)
    }
  }

  private init(_ response: HTTPResponse) {
    switch response.status {
    case 200...299:
      guard let reply = OrderReply(response) else {
        self = .unknown(.unreadable)
        return
      }
      switch (reply.status, reply.orderID) {
      case (.accepted, let orderID?): self = .accepted(orderID: orderID)
      case (.accepted, nil): self = .unknown(.unreadable)
      // Under a key whose order was cancelled there is no other one.
      case (.rejected, _), (.cancelled, _): self = .rejected(Rejection(status: response.status))
      }
    // The service is still busy with an earlier request under the same key.
    case 409: self = .unknown(.status(409))
    case 400...499: self = .rejected(Rejection(response))
    default: self = .unknown(.status(response.status))
    }
  }

  /// The same, where the order may have been sent before: then only its own number, or a refusal
  /// that proves that there is none, says what became of it.
  func afterEarlierSending() -> OrderOutcome {
    switch self {
    case .accepted, .unknown: self
    case .notSent: .unknown(.sentBefore)
    case .rejected(let rejection): rejection.provesThereIsNoOrder ? self : .unknown(.sentBefore)
    }
  }
}
