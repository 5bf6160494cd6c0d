import JSON

/// An order of the ledger.
package struct Order: Hashable, Sendable {
  package enum Status: String, Sendable {
    case accepted
    case cancelled
  }

  /// The number that the person is told, such as `ord-1`.
  package let id: String
  /// The key under which it was sent.
  package let key: String
  /// The bytes that were sent.
  package let body: [UInt8]
  package let itemID: String
  package let quantity: Int
  package let status: Status

  /// What is replied to whoever ordered.
  var json: JSONValue { ["order_id": .string(id), "status": .string(status.rawValue)] }

  /// What is replied to whoever asks for it.
  var fullJSON: JSONValue {
    [
      "order_id": .string(id), "status": .string(status.rawValue), "item_id": .string(itemID),
      "quantity": .int(quantity),
    ]
  }
}
