import ExtensionProtocol
import Foundation
import IntentRecords

@testable import AppIntents
@testable import Orders

/// Records that a gate has admitted: a client takes nothing else.
struct AdmittedOrder {
  private let outbox: Outbox
  private let order: RecordGate
  private let status: RecordGate
  private let cancellation: RecordGate

  init() throws {
    outbox = try Outbox(file: nil)
    let log = RecordLog(
      file: FileManager.default.temporaryDirectory.appending(path: "admitted-\(UUID().uuidString)"))
    order = try RecordGate(for: StartOrder.self, log: log, outbox: outbox)
    status = try RecordGate(for: OrderStatus.self, log: log, confirmation: .notNeeded)
    cancellation = try RecordGate(for: CancelOrder.self, log: log)
  }

  /// An order that was confirmed.
  func record(_ item: CatalogueItem = .oatMilk, _ quantity: Int = 2) throws -> AdmittedRecord {
    let intent = Self.intent(item, quantity)
    return try confirmed("StartOrder") { try order.admit(order.compose(intent)) }
  }

  /// The same order once more, after nobody knew what became of it.
  func again(
    _ record: AdmittedRecord, _ item: CatalogueItem = .oatMilk, _ quantity: Int = 2
  ) async throws -> AdmittedRecord {
    _ = await outbox.deliver(record) { _ in .unknown }
    let entries = try outbox.entries()
    guard let entry = entries.first(where: { $0.key == record.idempotencyKey }) else {
      throw RecordRejection.foreign
    }
    let intent = Self.intent(item, quantity)
    return try confirmed("StartOrder") {
      _ = try order.compose(intent)
      return try order.admit(again: entry)
    }
  }

  /// A question how an order stands.
  func question(of placed: PlacedOrder) throws -> AdmittedRecord {
    let intent = OrderStatus()
    intent.order = placed
    return try confirmed("OrderStatus") { try status.admit(status.compose(intent)) }
  }

  /// A confirmed cancellation of an order.
  func cancellation(of placed: PlacedOrder) throws -> AdmittedRecord {
    let intent = CancelOrder()
    intent.order = placed
    return try confirmed("CancelOrder") { try cancellation.admit(cancellation.compose(intent)) }
  }

  /// An order as the app knows it once it was sent under a record's key.
  static func placed(
    _ id: String, by record: AdmittedRecord, _ item: CatalogueItem = .oatMilk
  ) -> PlacedOrder {
    PlacedOrder(
      id: id, key: record.idempotencyKey, line: OrderLine(quantity: 2, item: item, size: nil),
      isCancelled: false)
  }

  private static func intent(_ item: CatalogueItem, _ quantity: Int) -> StartOrder {
    let intent = StartOrder()
    intent.item = OrderItem(item)
    intent.quantity = quantity
    return intent
  }

  /// Runs code as that of an intent to which the person has said yes.
  private func confirmed<Result>(
    _ intent: String, _ body: () throws -> Result
  ) throws -> Result {
    let session = SessionContext(locale: "en-US", now: 1_796_083_200)
    let context = InvocationContext(
      PerformRequest(
        invocation: UUID().uuidString, intent: intent, source: .siri, parameters: [:],
        session: session), session: AppSession(session))
    context.recordConfirmation(true)
    return try InvocationContext.$current.withValue(context, operation: body)
  }
}

extension CatalogueItem {
  static var oatMilk: CatalogueItem { named("sku_42") }
  /// An item that the server has sold out.
  static var mapleSyrup: CatalogueItem { named("sku_90") }

  private static func named(_ id: String) -> CatalogueItem {
    seed.first { $0.id == id } ?? seed[0]
  }
}
