import JSON

/// What is ordered, as the body of a request says it.
///
/// The item is named by its id alone; members that the service does not know, such as a display
/// name, are not looked at.
struct OrderRequest: Sendable {
  let itemID: String
  let quantity: Int

  /// The most of one item in an order.
  static let quantityLimit = 99

  /// Reads a body.
  init(_ body: [UInt8]) throws(Problem) {
    let document: JSONValue
    do throws(JSONSyntaxError) {
      document = try JSONValue(parsing: body, limits: .record)
    } catch {
      throw .malformed("The body is no JSON: \(error).")
    }
    guard let object = document.object else { throw .malformed("The body is no JSON object.") }
    guard let itemID = object["item_id"]?.string, !itemID.isEmpty else {
      throw .invalid("item_id is missing.")
    }
    guard let quantity = object["quantity"]?.number?.int, quantity >= 1 else {
      throw .invalid("quantity is not a whole number of at least 1.")
    }
    guard quantity <= Self.quantityLimit else {
      throw .invalid("No more than \(Self.quantityLimit) of one item can be ordered at a time.")
    }
    self.itemID = itemID
    self.quantity = quantity
  }
}
