import IntentRecords

extension RequestOutcome {
  /// What the outbox keeps of an order's outcome.
  init(_ outcome: OrderOutcome) {
    self =
      switch outcome {
      case .accepted(let orderID): .accepted(reference: orderID)
      case .rejected(let rejection): .rejected(reason: rejection.reason ?? "")
      case .notSent: .notSent
      case .unknown: .unknown
      }
  }

  /// What the outbox keeps of a cancellation.
  init(cancellation lookup: OrderLookup) {
    self =
      switch lookup {
      case .found(let number, .cancelled): .accepted(reference: number)
      case .found, .unknown: .unknown
      case .notFound: .rejected(reason: "")
      case .rejected(let rejection): .rejected(reason: rejection.reason ?? "")
      case .notSent: .notSent
      }
  }
}
