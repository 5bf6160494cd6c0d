import ExtensionProtocol
import FaultProxy
import Foundation
import OrdersServer
import Testing

@testable import IntentRecords
@testable import Orders

/// What is said of requests whose process has gone.
struct InterruptedOrderTests {
  private static let parameters = Array(#"{"item_id":"sku_42","quantity":2}"#.utf8)

  /// An app that finds a request of a process that died.
  private func app(
    _ intent: String = "StartOrder", _ parameters: [UInt8] = parameters,
    outcome: RequestOutcome? = nil
  ) async throws -> OrdersApp {
    let app = try OrdersApp()
    let dead = try Outbox(
      path: app.folder.appending(path: "outbox.sqlite").path,
      owner: ProcessIdentity(number: 1, start: "0"))
    let record =
      #"{"intent":"StartOrder","source":"siri","parameters":{"item_id":"sku_42","quantity":2},"#
      + #""resolved":true}"#
    try dead.enter(
      key: "key-of-the-dead", intent: intent, record: Array(record.utf8), parameters: parameters,
      at: Date(timeIntervalSince1970: 0))
    if let outcome { try dead.settle("key-of-the-dead", outcome) }
    return app
  }

  @Test(arguments: ["en-US", "ko-KR"])
  func `are told of once, at the next question`(_ locale: String) async throws {
    let app = try await app()
    let isKorean = locale == "ko-KR"
    let first = try await app.order("sku_43", 1, answers: [false], locale: locale)
    #expect(
      first.questions == [
        isKorean
          ? "전에 주문하신 귀리 우유 2개는 처리가 중단되어 접수되었는지 확인하지 못했습니다. 두유 1개를 주문할까요?"
          : "Your order of 2 × Oat milk was interrupted, and I could not confirm it. "
            + "Order 1 × Soy milk?"
      ])
    let second = try await app.order("sku_43", 1, answers: [false], locale: locale)
    #expect(second.questions == [isKorean ? "두유 1개를 주문할까요?" : "Order 1 × Soy milk?"])
    #expect(app.proxy.connections == 0)
  }

  @Test func `are asked about when the same is ordered, and sent under their key`() async throws {
    let app = try await app()
    let said = try await app.order()
    #expect(
      said.questions == [
        "I could not confirm your last order of 2 × Oat milk. Send that one again?"
      ])
    #expect(said.text == "Ordered. Your order is ord-1.")
    #expect(try app.server.ledger.orders().map(\.key) == ["key-of-the-dead"])
  }

  @Test func `are told of with their number when they were placed`() async throws {
    let app = try await app(outcome: .accepted(reference: "ord-9"))
    let said = try await app.order("sku_43", 1)
    #expect(
      said.questions == [
        "Your order of 2 × Oat milk was placed before I could say so: ord-9. Order 1 × Soy milk?"
      ])
  }

  @Test(arguments: [
    (
      RequestOutcome.accepted(reference: "ord-1"),
      "Your order ord-1 was cancelled before I could say so."
    ),
    (.notSent, "Your order ord-1 was not cancelled."),
    (.unknown, "I could not confirm that your order ord-1 was cancelled."),
  ])
  func `may be cancellations`(_ outcome: RequestOutcome, _ sentence: String) async throws {
    let app = try await app(
      "CancelOrder", Array(#"{"order_id":"ord-1"}"#.utf8), outcome: outcome)
    let said = try await app.order("sku_43", 1)
    #expect(said.questions == ["\(sentence) Order 1 × Soy milk?"])
  }
}
