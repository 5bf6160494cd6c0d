import Foundation
import JSON
import Testing

@testable import OrdersServer

struct OrderRoutesTests {
  private let ledger: OrderLedger
  private let routes: OrderRoutes

  init() throws {
    ledger = try OrderLedger(path: nil)
    routes = OrderRoutes(
      ledger: ledger,
      reservations: ReservationList { Date(timeIntervalSince1970: 1_796_050_800) })
  }

  private func post(
    _ body: String, key: String? = "k-1", type: String? = "application/json"
  ) -> ServerReply {
    var fields: [String: String] = [:]
    fields["idempotency-key"] = key
    fields["content-type"] = type
    return routes.reply(
      to: ServerRequest("POST", "/orders", fields: fields, body: Array(body.utf8)))
  }

  private func json(_ reply: ServerReply) throws -> JSONValue {
    try JSONValue(parsing: reply.body)
  }

  @Test func `takes an order and numbers it`() throws {
    let first = post(#"{"item_id":"sku_42","quantity":2}"#)
    #expect(first.status == 201)
    #expect(first.contentType == "application/json")
    #expect(try json(first) == ["order_id": "ord-1", "status": "accepted"])
    #expect(
      try json(post(#"{"item_id":"sku_61","quantity":1}"#, key: "k-2"))["order_id"] == "ord-2")
    #expect(try ledger.orders().map(\.itemID) == ["sku_42", "sku_61"])
  }

  @Test(arguments: ["k-1", "\"k-1\""])
  func `gives the same order for the same key and body`(_ key: String) throws {
    let body = #"{"item_id":"sku_42","quantity":2}"#
    _ = post(body)
    let again = post(body, key: key)
    #expect(again.status == 200)
    #expect(try json(again) == ["order_id": "ord-1", "status": "accepted"])
    #expect(try ledger.orders().count == 1)
  }

  @Test(arguments: [#"{"item_id":"sku_42","quantity":3}"#, #"{"item_id":"sku_999"}"#, "{"])
  func `refuses another body under the same key`(_ body: String) throws {
    _ = post(#"{"item_id":"sku_42","quantity":2}"#)
    let other = post(body)
    #expect(other.status == 422)
    #expect(try json(other)["type"] == "urn:orders:problem:key-taken")
    #expect(try ledger.orders().count == 1)
  }

  @Test(arguments: [nil, "", "\"\"", "a b", String(repeating: "k", count: 256)])
  func `wants a key`(_ key: String?) throws {
    let reply = post(#"{"item_id":"sku_42","quantity":2}"#, key: key)
    #expect(reply.status == 400)
    #expect(reply.contentType == "application/problem+json")
    #expect(try ledger.orders().isEmpty)
  }

  @Test(
    arguments: [
      (422, #"{"quantity":1}"#), (422, #"{"item_id":"","quantity":1}"#),
      (422, #"{"item_id":42,"quantity":1}"#), (422, #"{"item_id":"sku_42"}"#),
      (422, #"{"item_id":"sku_42","quantity":0}"#), (422, #"{"item_id":"sku_42","quantity":-1}"#),
      (422, #"{"item_id":"sku_42","quantity":1.5}"#),
      (422, #"{"item_id":"sku_42","quantity":"2"}"#),
      (422, #"{"item_id":"sku_42","quantity":true}"#),
      (422, #"{"item_id":"sku_42","quantity":100}"#),
      (422, #"{"item_id":"sku_90","quantity":1}"#), (404, #"{"item_id":"sku_999","quantity":1}"#),
      (404, #"{"item_id":"Oat milk","quantity":1}"#), (400, ""), (400, "[]"),
      (400, #"{"item_id":"sku_42","quantity":1,}"#),
      (400, #"{"item_id":"sku_42","item_id":"sku_61","quantity":1}"#),
    ])
  func `refuses what is no order, and enters nothing`(_ row: (status: Int, body: String)) throws {
    let reply = post(row.body)
    #expect(reply.status == row.status)
    #expect(reply.contentType == "application/problem+json")
    #expect(try json(reply)["status"] == .int(row.status))
    #expect(try ledger.orders().isEmpty)
  }

  @Test func `wants JSON`() {
    #expect(post(#"{"item_id":"sku_42","quantity":1}"#, type: "text/plain").status == 415)
    #expect(post(#"{"item_id":"sku_42","quantity":1}"#, type: nil).status == 415)
  }

  @Test func `believes no display name`() throws {
    let reply = post(#"{"item_id":"sku_42","display":"Granola","name":"Granola","quantity":1}"#)
    #expect(try json(reply) == ["order_id": "ord-1", "status": "accepted"])
    #expect(try ledger.orders().map(\.itemID) == ["sku_42"])
    let named = post(#"{"display":"Oat milk","quantity":1}"#, key: "k-2")
    #expect(named.status == 422)
  }

  @Test func `tells and cancels the order of a key`() throws {
    #expect(routes.reply(to: ServerRequest("GET", "/orders/k-1")).status == 404)
    #expect(routes.reply(to: ServerRequest("DELETE", "/orders/k-1")).status == 404)
    _ = post(#"{"item_id":"sku_42","quantity":2}"#)
    let order = try json(routes.reply(to: ServerRequest("GET", "/orders/k-1")))
    #expect(
      order == [
        "order_id": "ord-1", "status": "accepted", "item_id": "sku_42", "quantity": 2,
      ])
    for _ in 1...2 {
      let cancelled = try json(routes.reply(to: ServerRequest("DELETE", "/orders/k-1")))
      #expect(cancelled["status"] == "cancelled")
    }
    #expect(
      try json(routes.reply(to: ServerRequest("GET", "/orders/k-1")))["status"] == "cancelled")
  }

  @Test func `lists items with their names in both languages`() throws {
    let items = try #require(
      json(routes.reply(to: ServerRequest("GET", "/items")))["items"]?.array)
    #expect(items.first?["id"] == "sku_42")
    #expect(items.first?["title"] == ["en": "Oat milk", "ko": "귀리 우유"])
    #expect(items.first?["synonyms"]?["ko"] == ["오트밀크"])
    let granola = items.filter { $0["title"]?["en"] == "Granola" }
    #expect(granola.map { $0["id"] } == ["sku_61", "sku_62"])
    #expect(granola.map { $0["subtitle"]?["en"] } == ["500 g", "1 kg"])
  }

  @Test func `lists reservations that are days away`() throws {
    let list = try #require(json(routes.reply(to: ServerRequest("GET", "/reservations"))).array)
    #expect(list.map { $0["checkInDate"] } == ["2026-12-04", "2026-12-12"])
  }

  @Test(arguments: [
    ("GET", "/orders", "POST"), ("PUT", "/orders", "POST"), ("POST", "/items", "GET"),
    ("DELETE", "/reservations", "GET"), ("POST", "/orders/k", "GET, DELETE"),
  ])
  func `names the methods that a resource has`(_ row: (String, String, String)) {
    let reply = routes.reply(to: ServerRequest(row.0, row.1))
    #expect(reply.status == 405)
    #expect(reply.allow == row.2)
  }

  @Test(arguments: ["", "/", "/order", "/orders/k/x", "/items/", "//items"])
  func `knows no other resource`(_ path: String) {
    #expect(routes.reply(to: ServerRequest("GET", path)).status == 404)
  }

  @Test func `refuses a body that is too long`() {
    #expect(routes.reply(to: ServerRequest("POST", "/orders", isTooLarge: true)).status == 413)
  }
}
