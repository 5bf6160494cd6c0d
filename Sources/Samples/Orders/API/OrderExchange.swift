import HTTPClient

/// What goes over the wire to the service and back; ``OrdersAPI`` decides who may use it.
struct OrderExchange: Sendable {
  private let address: OrdersAddress
  private let retries: RetryPolicy
  private let deadline: Duration

  /// Names a service.
  ///
  /// - Parameters:
  ///   - address: Where it is.
  ///   - retries: How often an order is sent again without asking.
  ///   - deadline: The time for an order, repetitions and pauses included.
  init(
    _ address: OrdersAddress, retries: RetryPolicy = .never,
    deadline: Duration = OrdersAPI.deadline
  ) {
    self.address = address
    self.retries = retries
    self.deadline = deadline
  }

  /// Sends an order and says what is known of it, within the deadline.
  ///
  /// - Parameters:
  ///   - body: The exact bytes of the record's parameters.
  ///   - key: The key that the outbox has written down beside them.
  ///   - isRepetition: Whether these bytes were sent under this key before, with an unknown outcome.
  /// - Returns: What is proved; ``OrderOutcome/unknown(_:)`` where nothing is.
  func place(_ body: [UInt8], key: String, isRepetition: Bool = false) async -> OrderOutcome {
    let clock = ContinuousClock()
    let end = clock.now + deadline
    var mayHaveBeenSent = isRepetition
    var repetition = 0
    while true {
      let sent = HTTPRequest(
        .post, address.url("orders"),
        fields: [
          HTTPRequest.Field("Content-Type", "application/json"),
          HTTPRequest.Field("Idempotency-Key", "\"\(key)\""),
        ], body: body)
      let client = HTTPClient(deadline: end - clock.now)
      var outcome = OrderOutcome(await client.send(sent))
      if mayHaveBeenSent { outcome = outcome.afterEarlierSending() }
      if case .unknown = outcome { mayHaveBeenSent = true }

      repetition += 1
      let pause = RetryPolicy.pause(before: repetition)
      guard repetition <= retries.limit, retries.allowsRepeating(outcome),
        clock.now + pause < end, (try? await clock.sleep(for: pause)) != nil
      else { return outcome }
    }
  }

  /// Asks how the order of a key stands.
  func status(key: String) async -> OrderLookup {
    OrderLookup(await client.send(HTTPRequest(.get, address.url("orders", key))))
  }

  /// Cancels the order of a key, which is safe to repeat.
  func cancel(key: String) async -> OrderLookup {
    OrderLookup(await client.send(HTTPRequest(.delete, address.url("orders", key))))
  }

  /// Asks for the list of items; `nil` when it does not arrive whole.
  func items() async -> [CatalogueItem]? {
    let outcome = await client.send(HTTPRequest(.get, address.url("items")))
    guard case .response(let response) = outcome, response.status == 200,
      response.mediaType == "application/json"
    else { return nil }
    return CatalogueItem.list(response.body)
  }

  private var client: HTTPClient { HTTPClient(deadline: deadline) }
}
