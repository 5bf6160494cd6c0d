public import AppIntents

/// Finds items in the catalogue on the device, by id and by name.
public struct OrderItemQuery: EntityStringQuery {
  public init() {}

  public func entities(for identifiers: [String]) async throws -> [OrderItem] {
    try OrdersServices.shared.catalogue.items(ids: identifiers).map(OrderItem.init)
  }

  public func entities(matching string: String) async throws -> [OrderItem] {
    try OrdersServices.shared.catalogue.items(named: string).map(OrderItem.init)
  }

  public func suggestedEntities() async throws -> [OrderItem] {
    try OrdersServices.shared.catalogue.items().map(OrderItem.init)
  }
}
