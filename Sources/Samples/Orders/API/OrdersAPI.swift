import IntentRecords

/// The service that takes the orders, for what has passed the gate and nothing else.
struct OrdersAPI: Sendable {
  private let exchange: OrderExchange

  /// The time for a request, repetitions and pauses included.
  static let deadline = Duration.seconds(10)

  /// Names a service.
  ///
  /// - Parameters:
  ///   - address: Where it is.
  ///   - retries: How often an order is sent again without asking.
  ///   - deadline: The time for a request.
  init(
    _ address: OrdersAddress, retries: RetryPolicy = .never, deadline: Duration = Self.deadline
  ) {
    exchange = OrderExchange(address, retries: retries, deadline: deadline)
  }

  /// Places the order of a record.
  func place(_ record: AdmittedRecord) async -> RequestOutcome {
    let outcome = await exchange.place(
      record.parameters, key: record.idempotencyKey, isRepetition: record.isRepetition)
    return switch outcome {
    case .accepted(let orderID): .accepted(reference: orderID)
    case .rejected(let rejection): .rejected(reason: rejection.reason ?? "")
    case .notSent: .notSent
    case .unknown: .unknown
    }
  }

  /// Asks how the order of a key stands.
  func status(of key: String, by record: AdmittedRecord) async -> OrderLookup {
    await exchange.status(key: key)
  }

  /// Cancels the order of a key.
  func cancel(_ key: String, by record: AdmittedRecord) async -> RequestOutcome {
    switch await exchange.cancel(key: key) {
    case .found(let number, .cancelled): .accepted(reference: number)
    case .found, .unknown: .unknown
    case .notFound: .rejected(reason: "")
    case .rejected(let rejection): .rejected(reason: rejection.reason ?? "")
    case .notSent: .notSent
    }
  }

  /// Asks for the list of items, which says nothing of anybody; `nil` when it does not arrive whole.
  func items() async -> [CatalogueItem]? { await exchange.items() }
}
