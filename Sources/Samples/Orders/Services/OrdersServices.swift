import AppIntents
import IntentRecords
import Synchronization

/// What the intents work with; no intent makes its own.
public final class OrdersServices: Sendable {
  let catalogue: ItemCatalogue
  let outbox: Outbox
  let api: OrdersAPI
  let deliveryNote: DeliveryNote
  let startOrder: RecordGate
  let orderStatus: RecordGate
  let cancelOrder: RecordGate
  private let refreshesCatalogue: Bool

  /// The services that a test puts in the place of the app's own.
  @TaskLocal static var provided: OrdersServices?

  /// The app's own, once something has needed them.
  private static let own = Mutex<OrdersServices?>(nil)

  /// The services of the running app.
  static var shared: OrdersServices {
    get throws {
      if let provided { return provided }
      return try own.withLock { own in
        if let own { return own }
        let services = try OrdersServices(environment: ProcessInfo.processInfo.environment)
        own = services
        return services
      }
    }
  }

  private convenience init(environment: [String: String]) throws {
    let catalogue = URL(fileURLWithPath: ItemCatalogue.path(environment: environment))
    try self.init(
      folder: catalogue.deletingLastPathComponent(),
      api: OrdersAPI(OrdersAddress(environment: environment)))
  }

  /// Opens what is in a folder, and makes what is not there.
  ///
  /// - Parameters:
  ///   - folder: The app's own folder.
  ///   - api: The service.
  ///   - refreshesCatalogue: Whether the service is asked for its items now and then.
  /// - Throws: ``OrderError/storageUnavailable``.
  init(folder: URL, api: OrdersAPI, refreshesCatalogue: Bool = true) throws {
    self.api = api
    self.refreshesCatalogue = refreshesCatalogue
    deliveryNote = DeliveryNote(file: folder.appending(path: "delivery-note"))
    do {
      catalogue = try ItemCatalogue(path: folder.appending(path: "catalogue.sqlite").path)
      outbox = try Outbox(file: folder.appending(path: "outbox.sqlite"))
      let log = RecordLog(file: folder.appending(path: "records.jsonl"))
      startOrder = try RecordGate(
        for: StartOrder.self, schemas: [try Self.publishedSchema()], log: log, outbox: outbox)
      orderStatus = try RecordGate(for: OrderStatus.self, log: log, confirmation: .notNeeded)
      cancelOrder = try RecordGate(for: CancelOrder.self, log: log, outbox: outbox)
    } catch {
      throw OrderError.storageUnavailable
    }
  }

  /// The schema that the app publishes for its orders.
  static func publishedSchema() throws -> RecordSchema {
    guard let file = Bundle.module.url(forResource: "StartOrder.schema", withExtension: "json")
    else { throw OrderError.storageUnavailable }
    return try RecordSchema(contentsOf: file)
  }

  /// Has the catalogue brought up to date, without anybody waiting for it.
  ///
  /// Only after the service has been talked to anyway: a request that was declined sends nothing.
  func refreshCatalogue() {
    guard refreshesCatalogue else { return }
    Task.detached { [catalogue, api] in
      if try await catalogue.refresh(from: api) { OrdersShortcuts.updateAppShortcutParameters() }
    }
  }
}
