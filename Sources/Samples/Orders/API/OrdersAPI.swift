import HTTPClient
import IntentRecords

/// The service that takes the orders, for what has passed the gate and nothing else.
///
/// Every request that says something of a person takes an ``IntentRecords/AdmittedRecord``, so no
/// code of the app can send what was not admitted.
struct OrdersAPI: Sendable {
  private let address: OrdersAddress
  private let retries: RetryPolicy
  private let deadline: Duration

  /// The time for a request, repetitions and pauses included.
  static let deadline = Duration.seconds(10)

  /// Names a service.
  ///
  /// - Parameters:
  ///   - address: Where it is.
  ///   - retries: How often an order is sent again without asking.
  ///   - deadline: The time for a request, repetitions and pauses included.
  init(
    _ address: OrdersAddress, retries: RetryPolicy = .never, deadline: Duration = Self.deadline
  ) {
    self.address = address
    self.retries = retries
    self.deadline = deadline
  }

  /// Places the order of a record and says what is known of it, within the deadline.
  ///
  /// - Returns: What is proved; ``OrderOutcome/unknown(_:)`` where nothing is.
  func place(_ record: AdmittedRecord) async -> OrderOutcome {
    let clock = ContinuousClock()
    let end = clock.now + deadline
    var mayHaveBeenSent = record.isRepetition
    var repetition = 0
    while true {
      var outcome = OrderOutcome(await send(order(record), within: end - clock.now))
      if mayHaveBeenSent { outcome = outcome.afterEarlierSending() }
      if case .unknown = outcome { mayHaveBeenSent = true }

      repetition += 1
      let pause = RetryPolicy.pause(before: repetition)
      guard repetition <= retries.limit, retries.allowsRepeating(outcome),
        clock.now + pause < end, (try? await clock.sleep(for: pause)) != nil
      else { return outcome }
    }
  }

  /// The request of an order: the record's parameters to the byte, under the key that the outbox
  /// has written down beside them.
  private func order(_ record: AdmittedRecord) -> HTTPRequest {
    HTTPRequest(
      .post, address.url("orders"),
      fields: [
        HTTPRequest.Field("Content-Type", "application/json"),
        HTTPRequest.Field("Idempotency-Key", "\"\(record.idempotencyKey)\""),
      ], body: record.parameters)
  }

  /// Asks how an order stands.
  ///
  /// - Parameters:
  ///   - order: The order that the record names.
  ///   - record: What the gate admitted.
  /// - Returns: What is proved.
  func status(of order: PlacedOrder, by record: AdmittedRecord) async -> OrderLookup {
    await send(.get, order, record)
  }

  /// Cancels an order, which is safe to repeat.
  ///
  /// - Parameters:
  ///   - order: The order that the record names.
  ///   - record: What the gate admitted.
  /// - Returns: What is proved.
  func cancel(_ order: PlacedOrder, by record: AdmittedRecord) async -> OrderLookup {
    await send(.delete, order, record)
  }

  private func send(
    _ method: HTTPRequest.Method, _ order: PlacedOrder, _ record: AdmittedRecord
  ) async -> OrderLookup {
    // What was confirmed for one order must not reach another.
    guard PlacedOrder.number(parameters: record.parameters) == order.id else {
      return .notSent(.cancelled)
    }
    let request = HTTPRequest(method, address.url("orders", order.key))
    return OrderLookup(await send(request, within: deadline))
  }

  private func send(_ request: HTTPRequest, within time: Duration) async -> HTTPOutcome {
    guard address.isWebAddress else { return .notSent(.malformedRequest) }
    return await HTTPClient(deadline: time).send(request)
  }

  /// What to say when nothing has left the machine.
  func notSent(_ failure: HTTPFailure) -> OrderError {
    .notSent(UnsentReason(failure, at: address))
  }

  /// Asks for the list of items, which says nothing of anybody; `nil` when it does not arrive whole.
  func items() async -> [CatalogueItem]? {
    let request = HTTPRequest(.get, address.url("items"))
    let outcome = await send(request, within: deadline)
    guard case .response(let response) = outcome, response.status == 200,
      response.mediaType == "application/json"
    else { return nil }
    return CatalogueItem.list(response.body)
  }
}
