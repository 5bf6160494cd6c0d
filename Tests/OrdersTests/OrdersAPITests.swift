import FaultProxy
import Foundation
import HTTPClient
import IntentRecords
import OrdersServer
import Testing

@testable import Orders

struct OrdersAPITests {
  private let body = Array(#"{"item_id":"sku_42","quantity":2}"#.utf8)
  private let server: OrdersServer
  private let orders: AdmittedOrder

  init() throws {
    server = try OrdersServer(
      ServerOptions(arguments: ["--port", "0"]),
      reservations: ReservationList { Date(timeIntervalSince1970: 1_796_050_800) })
    orders = try AdmittedOrder()
  }

  private func api(_ url: String? = nil, retries: RetryPolicy = .never) -> OrdersAPI {
    OrdersAPI(OrdersAddress(url ?? server.url), retries: retries, deadline: .seconds(300))
  }

  @Test func `orders, asks and cancels under one key`() async throws {
    let record = try orders.record()
    let placed = AdmittedOrder.placed("ord-1", by: record)
    let question = try orders.question(of: placed)
    let cancellation = try orders.cancellation(of: placed)
    #expect(await api().status(of: placed, by: question) == .notFound)
    #expect(await api().cancel(placed, by: cancellation) == .notFound)
    #expect(await api().place(record) == .accepted(orderID: "ord-1"))
    #expect(await api().place(record) == .accepted(orderID: "ord-1"))
    #expect(
      await api().status(of: placed, by: question)
        == .found(orderID: "ord-1", status: .accepted))
    #expect(
      await api().cancel(placed, by: cancellation)
        == .found(orderID: "ord-1", status: .cancelled))
    #expect(try server.ledger.orders().map(\.body) == [body])
  }

  @Test func `cancels no other order than the one that was confirmed`() async throws {
    let proxy = try FaultProxy(fault: .ok, upstream: server.port)
    let record = try orders.record()
    let cancellation = try orders.cancellation(of: AdmittedOrder.placed("ord-2", by: record))
    let other = AdmittedOrder.placed("ord-1", by: record)
    #expect(await api(proxy.url).cancel(other, by: cancellation) == .notSent(.cancelled))
    #expect(proxy.connections == 0)
  }

  @Test func `says why the service refuses`() async throws {
    #expect(
      await api().place(try orders.record(.mapleSyrup, 1))
        == .rejected(
          Rejection(
            status: 422, type: "urn:orders:problem:sold-out", reason: "Maple syrup is sold out.")))
  }

  @Test func `says that nothing was sent when nobody listens`() async throws {
    server.stop()
    let record = try orders.record()
    let placed = AdmittedOrder.placed("ord-1", by: record)
    #expect(await api().place(record) == .notSent(.unreachable))
    #expect(
      await api().status(of: placed, by: try orders.question(of: placed))
        == .notSent(.unreachable))
  }

  @Test(arguments: ["127.0.0.1:8787", "localhost", "ftp://127.0.0.1", "http://", "oat milk"])
  func `guesses no address`(_ address: String) async throws {
    #expect(await api(address).place(try orders.record()) == .notSent(.malformedRequest))
  }

  @Test func `sends the parameters and the key, and nothing else`() async throws {
    let proxy = try FaultProxy(fault: .ok)
    let record = try orders.record()
    _ = await api(proxy.url + "/v1").place(record)
    let request = try #require(proxy.requests.first)
    #expect(
      request.lines == [
        "POST /v1/orders HTTP/1.1", "Host: 127.0.0.1:\(proxy.port)",
        "Content-Type: application/json", "Idempotency-Key: \"\(record.idempotencyKey)\"",
        "Content-Length: \(body.count)",
      ])
    #expect(request.body == body)
  }

  @Test(arguments: [HTTPFault.reset, .closeInBody, .unavailable])
  func `makes sure by itself when it may repeat`(_ fault: HTTPFault) async throws {
    let proxy = try FaultProxy(fault: fault, count: 1, upstream: server.port)
    let api = api(proxy.url, retries: RetryPolicy(limit: 1))
    #expect(await api.place(try orders.record()) == .accepted(orderID: "ord-1"))
    #expect(try server.ledger.orders().count == 1)
    #expect(proxy.requests.map(\.body) == [body, body])
    #expect(Set(proxy.requests.map { $0.field("Idempotency-Key") }).count == 1)
  }

  @Test func `does not take a later refusal for an answer to the first sending`() async throws {
    let proxy = try FaultProxy(fault: .forbidden, upstream: server.port)
    let record = try orders.record()
    _ = await api().place(record)
    let again = try await orders.again(record)
    #expect(await api(proxy.url).place(again) == .unknown(.sentBefore))
  }
}
