import FaultProxy
import Foundation
import HTTPClient
import OrdersServer
import Testing

struct OrdersServerTests {
  private func server(_ arguments: String...) throws -> OrdersServer {
    try OrdersServer(
      ServerOptions(arguments: ["--port", "0"] + arguments),
      reservations: ReservationList { Date(timeIntervalSince1970: 1_796_050_800) })
  }

  private func order(
    _ server: OrdersServer, _ key: String, body: String = #"{"item_id":"sku_42","quantity":2}"#
  ) async -> HTTPOutcome {
    await HTTPClient().send(
      HTTPRequest(
        .post, server.url + "/orders",
        fields: [
          HTTPRequest.Field("Content-Type", "application/json"),
          HTTPRequest.Field("Idempotency-Key", key),
        ], body: Array(body.utf8)))
  }

  private func status(_ outcome: HTTPOutcome) -> Int? {
    guard case .response(let response) = outcome else { return nil }
    return response.status
  }

  @Test func `answers over a socket`() async throws {
    let server = try server()
    guard case .response(let response) = await order(server, "k-1") else {
      Issue.record("no reply")
      return
    }
    #expect(response.status == 201)
    #expect(response.mediaType == "application/json")
    #expect(response.body == Array(#"{"order_id":"ord-1","status":"accepted"}"#.utf8))
    #expect(status(await order(server, "k-1")) == 200)
    #expect(try server.ledger.orders().count == 1)
  }

  @Test func `reads a body to its limit and no further`() async throws {
    let server = try server()
    let body = #"{"item_id":"sku_42","quantity":2}"#
    let full = body + String(repeating: " ", count: (16 << 10) - body.count)
    #expect(status(await order(server, "k-1", body: full)) == 201)
    #expect(status(await order(server, "k-2", body: full + " ")) == 413)
    #expect(try server.ledger.orders().count == 1)
  }

  @Test func `makes one order of many that are sent at once under one key`() async throws {
    let server = try server()
    let statuses = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<16 { group.addTask { status(await order(server, "k-1")) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.filter { $0 == 201 }.count == 1)
    #expect(statuses.filter { $0 == 200 }.count == 15)
    #expect(try server.ledger.orders().count == 1)
  }

  @Test func `keeps its ledger in a file`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "ledger.sqlite").path
    let first = try server("--ledger", file)
    #expect(status(await order(first, "k-1")) == 201)
    first.stop()
    let second = try server("--ledger", file)
    #expect(status(await order(second, "k-1")) == 200)
    #expect(status(await order(second, "k-2")) == 201)
    #expect(try second.ledger.orders().map(\.id) == ["ord-1", "ord-2"])
  }

  @Test func `says that a port is taken`() throws {
    let first = try server()
    #expect(throws: ServerError.portUnavailable(first.port)) {
      try server("--port", "\(first.port)")
    }
    #expect(throws: ServerError.portUnavailable(first.port)) {
      try server("--port", "\(first.port)", "--fault", "hang")
    }
  }

  @Test func `takes the order and loses the reply, as often as it is told`() async throws {
    let server = try server("--fault", "rst*1")
    #expect(await order(server, "k-1") == .unanswered(.disconnected))
    #expect(try server.ledger.orders().count == 1)
    #expect(status(await order(server, "k-1")) == 200)
    #expect(try server.ledger.orders().count == 1)
    let items = await HTTPClient().send(HTTPRequest(.get, server.url + "/items"))
    #expect(status(items) == 200)
  }

  @Test(arguments: HTTPFault.allCases.filter(\.isRefusal))
  func `takes no order that it refuses`(_ fault: HTTPFault) async throws {
    let server = try server("--fault", fault.rawValue)
    #expect(status(await order(server, "k-1")) != nil)
    #expect(try server.ledger.orders().isEmpty)
  }

  @Test func `misbehaves to orders alone`() async throws {
    let server = try server("--fault", "500")
    let items = await HTTPClient().send(HTTPRequest(.get, server.url + "/items"))
    #expect(status(items) == 200)
    #expect(status(await order(server, "k-1")) == 500)
  }
}
