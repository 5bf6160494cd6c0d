import ExtensionProtocol
import FaultProxy
import Foundation
import OrdersServer
import Testing

@testable import IntentRecords
@testable import Orders

struct StartOrderTests {
  @Test func `orders what was confirmed, and says the number`() async throws {
    let app = try OrdersApp()
    let said = try await app.order()
    #expect(said.questions == ["Order 2 × Oat milk?"])
    #expect(said.text == "Ordered. Your order is ord-1." && said.reason == nil)
    let order = try #require(try app.server.ledger.orders().first)
    #expect(order.itemID == "sku_42" && order.quantity == 2)
    #expect(String(decoding: order.body, as: UTF8.self) == #"{"item_id":"sku_42","quantity":2}"#)
    #expect(
      app.records == [
        #"{"intent":"StartOrder","source":"siri","parameters":{"item_id":"sku_42","quantity":2},"#
          + #""resolved":true}"#
      ])
  }

  @Test func `says the same in Korean`() async throws {
    let app = try OrdersApp()
    let large = ["size": IntentValue.enumeration(type: "Size", id: "large")]
    let said = try await app.order("sku_42", 2, locale: "ko-KR", more: large)
    #expect(said.questions == ["귀리 우유(라지) 2개를 주문할까요?"])
    #expect(said.text == "주문했습니다. 주문 번호는 ord-1입니다.")
    #expect(
      try await app.order("sku_42", 2, more: large).questions == ["Order 2 × Oat milk (large)?"])
  }

  @Test func `differs between sources in nothing but the source`() async throws {
    let app = try OrdersApp()
    for source in [PerformRequest.Source.siri, .shortcut, .app] {
      #expect(try await app.order(source: source).reason == nil)
    }
    let records = app.records
    #expect(Set(records).count == 3)
    let alike = records.map {
      $0.replacing(/"source":"(siri|shortcut|app)"/, with: "\"source\":\"\"")
    }
    #expect(Set(alike).count == 1)
    #expect(Set(try app.server.ledger.orders().map(\.body)).count == 1)
  }

  /// A way to end without an order.
  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var item = "sku_42"
    var quantity = 2
    var answers: [Bool] = [true]
    var more: [String: IntentValue] = [:]
    let reason: String
    /// Whether a record tells of it: without an item nothing is performed.
    var isKept = true
  }

  @Test(arguments: [
    Refusal(testDescription: "declined", answers: [false], reason: "declined"),
    Refusal(testDescription: "cancelled", answers: [], reason: "cancelled"),
    Refusal(testDescription: "quantity 0", quantity: 0, reason: "invalid"),
    Refusal(testDescription: "quantity -1", quantity: -1, reason: "invalid"),
    Refusal(
      testDescription: "no such item", item: "sku_999", reason: "entityNotFound", isKept: false),
    Refusal(testDescription: "empty id", item: "", reason: "entityNotFound", isKept: false),
  ])
  func `sends nothing, not even a connection`(_ refusal: Refusal) async throws {
    let app = try OrdersApp()
    let said = try await app.order(
      refusal.item, refusal.quantity, answers: refusal.answers, more: refusal.more)
    #expect(said.reason == refusal.reason)
    #expect(app.proxy.connections == 0)
    #expect(try app.services.outbox.entries().isEmpty)
    #expect(app.records.count == (refusal.isKept ? 1 : 0))
    #expect(app.records.allSatisfy { $0.hasSuffix(#""resolved":false}"#) })
  }

  @Test(arguments: ["en-US", "ko-KR"])
  func `says why it was refused`(_ locale: String) async throws {
    let app = try OrdersApp()
    let said = try await app.order("sku_90", 1, locale: locale)
    #expect(said.reason == "rejected")
    #expect(
      said.text
        == (locale == "en-US"
          ? "It was refused: Maple syrup is sold out."
          : "접수되지 않았습니다. 품절된 상품입니다: 메이플 시럽."))
  }

  @Test(arguments: ["en-US", "ko-KR"])
  func `says that nothing was sent, and how to start the server`(_ locale: String) async throws {
    let port = try ClosedPort()
    let app = try OrdersApp(url: port.url)
    let said = try await app.order(locale: locale)
    #expect(said.reason == "notSent")
    #expect(said.text?.contains("orders-server") == true)
    #expect(said.text?.hasPrefix(locale == "en-US" ? "Nothing was sent" : "전송한 내용이 없습니다.") == true)
  }

  @Test(arguments: [
    ("oat milk", "is not a web address"), ("127.0.0.1:9999", "is not a web address"),
    ("ftp://127.0.0.1:1", "is not a web address"),
    ("http://" + String(repeating: "a", count: 64), "the host in ORDERS_API_URL can't be found"),
  ])
  func `says what is wrong with the address of the service, and shows no part of it`(
    _ row: (url: String, words: String)
  ) async throws {
    let app = try OrdersApp(url: row.url)
    let said = try await app.order()
    #expect(said.reason == "notSent")
    #expect(said.text?.contains(row.words) == true)
    #expect(said.text?.contains(row.url) == false)
    let outbox = app.services.outbox
    try outbox.enter(
      key: "k", intent: "StartOrder", record: [],
      parameters: Array(#"{"item_id":"sku_42","quantity":2}"#.utf8),
      at: Date(timeIntervalSince1970: 0))
    try outbox.settle("k", .accepted(reference: "ord-1"))
    let order = IntentValue.entity(EntityReference(type: "PlacedOrder", id: "ord-1", title: ""))
    let status = try await app.perform("OrderStatus", ["order": order], answers: [])
    #expect(status.text == said.text)
  }

  @Test(arguments: ["en-US", "ko-KR"])
  func `offers a cancelled order no more, and does not cancel it again`(
    _ locale: String
  ) async throws {
    let app = try OrdersApp()
    _ = try await app.order("sku_42", 2)
    _ = try await app.order("sku_43", 1)
    let order = IntentValue.entity(EntityReference(type: "PlacedOrder", id: "ord-1", title: ""))
    _ = try await app.perform("CancelOrder", ["order": order], answers: [.confirmed(true)])
    let connections = app.proxy.connections
    let again = try await app.perform("CancelOrder", ["order": order], answers: [], locale: locale)
    #expect(
      again.text
        == (locale == "en-US"
          ? "Your order ord-1 is already cancelled." : "주문 ord-1 건은 이미 취소되었습니다."))
    #expect(app.proxy.connections == connections)
    let query = PlacedOrderQuery()
    try await OrdersServices.$provided.withValue(app.services) {
      let (suggested, milk) = try await (
        query.suggestedEntities(), query.entities(matching: "milk")
      )
      #expect(suggested.map(\.id) == ["ord-2"] && milk.map(\.id) == ["ord-2"])
      let (oat, named) = try await (
        query.entities(matching: "oat milk"), query.entities(for: ["ord-1"])
      )
      #expect(oat.map(\.id) == ["ord-1"] && named.map(\.isCancelled) == [true])
    }
    let status = try await app.perform("OrderStatus", ["order": order], answers: [])
    #expect(status.text == "Your order ord-1, 2 × Oat milk, is cancelled.")
  }

  @Test(arguments: ["en-US", "ko-KR"])
  func `asks before it sends an order of unknown outcome again, under its key`(
    _ locale: String
  ) async throws {
    let app = try OrdersApp(fault: .reset, count: 1)
    #expect(try await app.order(locale: locale).reason == "unknown")
    let again = try await app.order(source: .app, locale: locale)
    #expect(
      again.questions == [
        locale == "en-US"
          ? "I could not confirm your last order of 2 × Oat milk. Send that one again?"
          : "지난번 주문(귀리 우유 2개)이 접수되었는지 확인하지 못했습니다. 그 주문을 다시 보낼까요?"
      ])
    #expect(again.text?.contains("ord-1") == true)
    #expect(try app.server.ledger.orders().count == 1)
    let posts = app.proxy.requests.filter { $0.method == "POST" }
    #expect(posts.count == 2 && Set(posts.map(\.body)).count == 1)
    #expect(Set(posts.map { $0.field("Idempotency-Key") }).count == 1)
  }

  @Test func `makes a new order with a new key when that one is not to be sent again`()
    async throws
  {
    let app = try OrdersApp(fault: .reset, count: 1)
    _ = try await app.order()
    let other = try await app.order("sku_43", 1)
    #expect(other.questions == ["Order 1 × Soy milk?"])
    let declined = try await app.order(answers: [false, false])
    #expect(declined.reason == "declined" && declined.questions.count == 2)
    let said = try await app.order(answers: [false, true])
    #expect(said.questions.last == "Order 2 × Oat milk?")
    #expect(said.text == "Ordered. Your order is ord-3.")
    #expect(try Set(app.server.ledger.orders().map(\.key)).count == 3)
    #expect(try await app.order().questions == ["Order 2 × Oat milk?"])
  }

  // MARK: Names and ids

  @Test func `knows items by id whatever they are called`() async throws {
    let app = try OrdersApp()
    _ = try await app.order()
    var items = try app.services.catalogue.items().filter { $0.id != "sku_43" }
    items[0] = CatalogueItem(
      id: "sku_42",
      english: .init(title: "Oat drink barista", subtitle: "", synonyms: []),
      korean: .init(title: "바리스타 귀리 음료", subtitle: "", synonyms: []))
    try app.services.catalogue.replace(with: items)
    let order = EntityReference(type: "PlacedOrder", id: "ord-1", title: "Oat milk")
    let status = try await app.perform("OrderStatus", ["order": .entity(order)], answers: [])
    #expect(status.text == "Your order ord-1, 2 × Oat drink barista, is accepted.")
    #expect(try await app.order("sku_43", 1).reason == "entityNotFound")
    #expect(try app.server.ledger.orders().count == 1)
  }

  // MARK: Other intents

  @Test(arguments: ["en-US", "ko-KR"])
  func `cancels an order once that was confirmed`(_ locale: String) async throws {
    let app = try OrdersApp()
    _ = try await app.order()
    let order = IntentValue.entity(EntityReference(type: "PlacedOrder", id: "ord-1", title: ""))
    let kept = try await app.perform(
      "CancelOrder", ["order": order], answers: [.confirmed(false)], locale: locale)
    #expect(kept.reason == "declined")
    #expect(try app.server.ledger.orders().map(\.status) == [.accepted])
    let said = try await app.perform(
      "CancelOrder", ["order": order], answers: [.confirmed(true)], locale: locale)
    #expect(
      said.questions == [
        locale == "en-US"
          ? "Cancel your order ord-1, 2 × Oat milk?" : "주문 번호 ord-1, 귀리 우유 2개를 취소할까요?"
      ])
    #expect(said.reason == nil)
    #expect(try app.server.ledger.orders().map(\.status) == [.cancelled])
    #expect(
      app.records.last
        == #"{"intent":"CancelOrder","source":"siri","parameters":{"order_id":"ord-1"},"#
        + #""resolved":true}"#)
  }

  @Test func `keeps a delivery note on the device, without a record or a connection`()
    async throws
  {
    let app = try OrdersApp()
    let said = try await app.perform(
      "SetDeliveryNote", ["note": .string("door code 4711")], answers: [])
    #expect(said.text == "The delivery note is kept on this device.")
    #expect(app.services.deliveryNote.text == "door code 4711")
    #expect(app.records.isEmpty && app.proxy.connections == 0)
    let file = app.folder.appending(path: "delivery-note").path
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(mode as? NSNumber == 0o600)
  }

  @Test func `writes and sends nothing that was said`() async throws {
    let app = try OrdersApp(fault: .garbage, count: 1)
    // What people say reaches the app as an entity's title at most.
    let item = EntityReference(
      type: "OrderItem", id: "sku_42", title: "CANARY-utterance", subtitle: "CANARY-token",
      synonyms: ["CANARY-35.1796,129.0756"])
    for _ in 0..<2 {
      _ = try await app.perform(
        "StartOrder", ["item": .entity(item), "quantity": .integer(2)],
        answers: [.confirmed(true)])
    }
    let sent = app.proxy.requests.map {
      ($0.lines + [String(decoding: $0.body, as: UTF8.self)]).joined(separator: "\n")
    }
    #expect(sent.count >= 2)
    #expect(!sent.joined().contains("CANARY") && !app.written.contains("CANARY"))
    #expect(!sent.joined().contains("Oat milk"))
    #expect(app.written.contains("sku_42"))
  }
}
