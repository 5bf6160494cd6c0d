/// Why the service did not take an order.
public enum OrderRefusal: Hashable, Sendable {
  /// The item is sold out.
  case soldOut(OrderItem)
  /// The service no longer has the item.
  case unknownItem(OrderItem)
  /// Another reason, in the service's own words; empty when it gave none.
  case other(reason: String)

  /// Reads the service's refusal of an order of an item.
  init(_ rejection: Rejection, of item: OrderItem) {
    self =
      switch rejection.type {
      case "urn:orders:problem:sold-out": .soldOut(item)
      case "urn:orders:problem:unknown-item": .unknownItem(item)
      default: .other(reason: rejection.reason ?? "")
      }
  }
}
