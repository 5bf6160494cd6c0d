import FaultProxy
import Foundation
import HTTPClient
import OrdersServer
import Testing

@testable import Orders

struct OrderExchangeTests {
  private let body = Array(#"{"item_id":"sku_42","quantity":2}"#.utf8)
  private let server: OrdersServer

  init() throws {
    server = try OrdersServer(
      ServerOptions(arguments: ["--port", "0"]),
      reservations: ReservationList { Date(timeIntervalSince1970: 1_796_050_800) })
  }

  @Test func `orders, asks and cancels under one key`() async throws {
    let exchange = OrderExchange(OrdersAddress(server.url), deadline: .seconds(300))
    #expect(await exchange.status(key: "k-1") == .notFound)
    #expect(await exchange.cancel(key: "k-1") == .notFound)
    #expect(await exchange.place(body, key: "k-1") == .accepted(orderID: "ord-1"))
    #expect(await exchange.place(body, key: "k-1") == .accepted(orderID: "ord-1"))
    #expect(await exchange.status(key: "k-1") == .found(orderID: "ord-1", status: .accepted))
    #expect(await exchange.cancel(key: "k-1") == .found(orderID: "ord-1", status: .cancelled))
    #expect(try server.ledger.orders().map(\.body) == [body])
  }

  @Test func `says why the service refuses`() async {
    let exchange = OrderExchange(OrdersAddress(server.url), deadline: .seconds(300))
    let gone = Array(#"{"item_id":"sku_90","quantity":1}"#.utf8)
    #expect(
      await exchange.place(gone, key: "k-1")
        == .rejected(
          Rejection(
            status: 422, type: "urn:orders:problem:sold-out", reason: "Maple syrup is sold out.")))
  }

  @Test func `says that nothing was sent when nobody listens`() async {
    server.stop()
    let exchange = OrderExchange(OrdersAddress(server.url), deadline: .seconds(300))
    #expect(await exchange.place(body, key: "k-1") == .notSent(.unreachable))
    #expect(await exchange.status(key: "k-1") == .notSent(.unreachable))
  }

  @Test func `sends the parameters and the key, and nothing else`() async throws {
    let proxy = try FaultProxy(fault: .ok)
    _ = await OrderExchange(OrdersAddress(proxy.url + "/v1"), deadline: .seconds(300)).place(
      body, key: "k-1")
    let request = try #require(proxy.requests.first)
    #expect(
      request.lines == [
        "POST /v1/orders HTTP/1.1", "Host: 127.0.0.1:\(proxy.port)",
        "Content-Type: application/json", "Idempotency-Key: \"k-1\"",
        "Content-Length: \(body.count)",
      ])
    #expect(request.body == body)
  }

  @Test(arguments: [HTTPFault.reset, .closeInBody, .unavailable])
  func `makes sure by itself when it may repeat`(_ fault: HTTPFault) async throws {
    let proxy = try FaultProxy(fault: fault, count: 1, upstream: server.port)
    let exchange = OrderExchange(
      OrdersAddress(proxy.url), retries: RetryPolicy(limit: 1), deadline: .seconds(300))
    #expect(await exchange.place(body, key: "k-1") == .accepted(orderID: "ord-1"))
    #expect(try server.ledger.orders().count == 1)
    #expect(proxy.requests.map(\.body) == [body, body])
    #expect(Set(proxy.requests.map { $0.field("Idempotency-Key") }).count == 1)
  }

  @Test func `does not take a later refusal for an answer to the first sending`() async throws {
    let proxy = try FaultProxy(fault: .forbidden, upstream: server.port)
    _ = await OrderExchange(OrdersAddress(server.url), deadline: .seconds(300)).place(
      body, key: "k-1")
    let exchange = OrderExchange(OrdersAddress(proxy.url), deadline: .seconds(300))
    #expect(await exchange.place(body, key: "k-1", isRepetition: true) == .unknown(.sentBefore))
  }
}
