public import AppIntents
import Foundation
import IntentRecords

/// Finds the orders that were placed from this device, by number and by what was ordered.
public struct PlacedOrderQuery: EntityStringQuery {
  public init() {}

  public func entities(for identifiers: [String]) async throws -> [PlacedOrder] {
    try orders().filter { identifiers.contains($0.id) }
  }

  /// The orders that are called so; those that still stand, if there are any.
  public func entities(matching string: String) async throws -> [PlacedOrder] {
    let services = try OrdersServices.shared
    let words = Self.folded(string)
    let items = Set(try services.catalogue.items(named: string).map(\.id))
    let found = try orders().filter { order in
      Self.folded(order.id) == words || items.contains(order.line.itemID)
    }
    let standing = found.filter { !$0.isCancelled }
    return standing.isEmpty ? found : standing
  }

  /// The orders that still stand: the others answer no question of what to do.
  public func suggestedEntities() async throws -> [PlacedOrder] {
    try orders().filter { !$0.isCancelled }
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// All orders, the newest first.
  private func orders() throws -> [PlacedOrder] {
    let services = try OrdersServices.shared
    let items = Dictionary(
      uniqueKeysWithValues: try services.catalogue.items().map { ($0.id, $0) })
    var cancelled: Set<String> = []
    var orders: [PlacedOrder] = []
    for entry in try services.outbox.entries().reversed() {
      guard case .accepted(let number)? = entry.outcome else { continue }
      switch entry.intent {
      case "CancelOrder":
        if let number = PlacedOrder.number(parameters: entry.parameters) {
          cancelled.insert(number)
        }
      case "StartOrder":
        guard let line = OrderLine(parameters: entry.parameters, item: { items[$0] }) else {
          continue
        }
        orders.append(
          PlacedOrder(
            id: number, key: entry.key, line: line, isCancelled: cancelled.contains(number)))
      default: continue
      }
    }
    return orders
  }
}
