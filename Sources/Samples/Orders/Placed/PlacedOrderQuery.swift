public import AppIntents
import Foundation
import IntentRecords

/// Finds the orders that were placed from this device, by number and by what was ordered.
public struct PlacedOrderQuery: EntityStringQuery {
  public init() {}

  public func entities(for identifiers: [String]) async throws -> [PlacedOrder] {
    try suggestions().filter { identifiers.contains($0.id) }
  }

  public func entities(matching string: String) async throws -> [PlacedOrder] {
    let services = try OrdersServices.shared
    let words = string.lowercased().filter { $0.isLetter || $0.isNumber }
    let items = Set(try services.catalogue.items(named: string).map(\.id))
    return try suggestions().filter { order in
      let number = order.id.lowercased().filter { $0.isLetter || $0.isNumber }
      return number == words || items.contains(order.line.itemID)
    }
  }

  public func suggestedEntities() async throws -> [PlacedOrder] { try suggestions() }

  /// The orders, the newest first.
  private func suggestions() throws -> [PlacedOrder] {
    let services = try OrdersServices.shared
    var orders: [PlacedOrder] = []
    for entry in try services.outbox.entries().reversed() {
      guard entry.intent == "StartOrder", case .accepted(let number)? = entry.outcome,
        let line = OrderLine(parameters: entry.parameters, catalogue: services.catalogue)
      else { continue }
      orders.append(PlacedOrder(id: number, key: entry.key, line: line))
    }
    return orders
  }
}
