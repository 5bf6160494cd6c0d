public import AppIntents
import JSON

/// An order that the service has taken: its id is the order's number.
public struct PlacedOrder: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
  public static let defaultQuery = PlacedOrderQuery()

  /// The order's number, such as `ord-1`.
  public let id: String
  /// The key that the order was sent under, by which the service finds it.
  let key: String
  let line: OrderLine
  /// Whether the service has confirmed that it is cancelled.
  let isCancelled: Bool

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(id)", subtitle: "\(line, format: .orderLine)",
      synonyms: line.item?.allNames.map { "\($0)" } ?? [])
  }

  /// The number in the parameters of a cancellation that was entered in the outbox.
  static func number(parameters: [UInt8]) -> String? {
    (try? JSONValue(parsing: parameters))?["order_id"]?.string
  }
}
