import JSON
import SQLite

/// What is replied to a request: the service without its sockets.
///
/// - `GET /items` and `GET /reservations` are lists.
/// - `POST /orders` takes an order under the key of its `Idempotency-Key` field: 201 for a new one,
///   200 for the same key and bytes again, 422 for the key with other bytes.
/// - `GET /orders/{key}` tells how an order stands, `DELETE` cancels it; both may be repeated.
///
/// Refusals are problems as RFC 9457 spells them.
package struct OrderRoutes: Sendable {
  private let ledger: OrderLedger
  private let items: [Item]
  private let reservations: ReservationList

  package init(
    ledger: OrderLedger, items: [Item] = Item.assortment, reservations: ReservationList
  ) {
    self.ledger = ledger
    self.items = items
    self.reservations = reservations
  }

  /// Answers a request.
  package func reply(to request: ServerRequest) -> ServerReply {
    do {
      return try answer(request)
    } catch let problem as Problem {
      return problem.reply
    } catch {
      return Problem.broken.reply
    }
  }

  private func answer(_ request: ServerRequest) throws -> ServerReply {
    if request.isTooLarge { throw Problem.tooLarge }
    let path = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    switch (path.count, path.first) {
    case (1, "items"):
      try request.allow("GET")
      return ServerReply(200, ["items": .array(items.map(\.json))])
    case (1, "reservations"):
      try request.allow("GET")
      return ServerReply(200, try reservations.document())
    case (1, "orders"):
      try request.allow("POST")
      return try place(request)
    case (2, "orders"):
      try request.allow("GET", "DELETE")
      return try order(String(path.last ?? ""), isCancelled: request.method == "DELETE")
    default: throw Problem.notFound
    }
  }

  private func place(_ request: ServerRequest) throws -> ServerReply {
    guard let key = request.idempotencyKey else { throw Problem.keyMissing }
    guard request.isJSON else { throw Problem.notJSON }
    // The key is looked at before the body: whatever else is wrong, this must not be a second order.
    if let known = try ledger.order(key: key), known.body != request.body {
      throw Problem.keyTaken
    }
    let order = try OrderRequest(request.body)
    guard let item = items.first(where: { $0.id == order.itemID }) else {
      throw Problem.unknownItem(order.itemID)
    }
    if item.isSoldOut { throw Problem.soldOut(item) }
    switch try ledger.place(order, body: request.body, key: key) {
    case .new(let order): return ServerReply(201, order.json)
    case .repeated(let order): return ServerReply(200, order.json)
    case .keyTaken: throw Problem.keyTaken
    }
  }

  private func order(_ key: String, isCancelled: Bool) throws -> ServerReply {
    let order = try isCancelled ? ledger.cancel(key: key) : ledger.order(key: key)
    guard let order else { throw Problem.notFound }
    return ServerReply(200, order.fullJSON)
  }
}

extension ServerRequest {
  /// The key, with or without the quotes of a structured field; `nil` when there is none.
  fileprivate var idempotencyKey: String? {
    guard var key = fields["idempotency-key"]?[...] else { return nil }
    if key.count >= 2, key.first == "\"", key.last == "\"" { key = key.dropFirst().dropLast() }
    let isKey = (1...255).contains(key.utf8.count) && key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return isKey ? String(key) : nil
  }

  fileprivate var isJSON: Bool {
    let type = fields["content-type"]?.prefix { $0 != ";" }.lowercased()
    return type?.filter { $0 != " " } == "application/json"
  }

  fileprivate func allow(_ methods: String...) throws(Problem) {
    guard methods.contains(method) else {
      throw .wrongMethod(allowed: methods.joined(separator: ", "))
    }
  }
}
