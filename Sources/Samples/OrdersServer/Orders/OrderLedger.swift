package import SQLite

/// The accepted orders, one for each key, in a SQLite file or in memory.
package final class OrderLedger: Sendable {
  private let database: SQLiteDatabase

  /// The outcome of placing an order.
  enum Placement: Sendable {
    /// The order is new.
    case new(Order)
    /// The same bytes came before under the key.
    case repeated(Order)
    /// Other bytes came before under the key.
    case keyTaken
  }

  private static let migrations = [
    """
    CREATE TABLE orders (
      number INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, body BLOB NOT NULL,
      item_id TEXT NOT NULL, quantity INTEGER NOT NULL, status TEXT NOT NULL
    )
    """
  ]

  private static let columns = "number, key, body, item_id, quantity, status"

  /// Opens a ledger.
  ///
  /// - Parameter path: The file; `nil` for a ledger that ends with the server.
  /// - Throws: ``ServerError/ledgerUnavailable(path:)``.
  package init(path: String?) throws(ServerError) {
    do throws(SQLiteError) {
      database = try SQLiteDatabase(path: path ?? ":memory:", migrations: Self.migrations)
    } catch {
      throw .ledgerUnavailable(path: path ?? ":memory:")
    }
  }

  /// Every order, by number.
  package func orders() throws -> [Order] {
    try database.read { (connection) throws(SQLiteError) in
      try connection.run("SELECT \(Self.columns) FROM orders ORDER BY number")
    }.compactMap(Order.init)
  }

  /// The order of a key.
  package func order(key: String) throws(SQLiteError) -> Order? {
    try database.read { (connection) throws(SQLiteError) in
      try Self.order(key, &connection)
    }
  }

  /// Enters an order, unless its key is known; it is on the disk when this returns.
  func place(
    _ request: OrderRequest, body: [UInt8], key: String
  ) throws(SQLiteError) -> Placement {
    try database.write { (connection) throws(SQLiteError) in
      if let known = try Self.order(key, &connection) {
        return known.body == body ? .repeated(known) : .keyTaken
      }
      try connection.run(
        "INSERT INTO orders (key, body, item_id, quantity, status) VALUES (?, ?, ?, ?, 'accepted')",
        .text(key), .blob(body), .text(request.itemID), .integer(request.quantity))
      let order = Order(
        id: Order.id(connection.lastRowID), key: key, body: body, itemID: request.itemID,
        quantity: request.quantity, status: .accepted)
      return .new(order)
    }
  }

  /// Cancels the order of a key; the same again if it is cancelled, `nil` if there is none.
  func cancel(key: String) throws(SQLiteError) -> Order? {
    try database.write { (connection) throws(SQLiteError) in
      try connection.run("UPDATE orders SET status = 'cancelled' WHERE key = ?", .text(key))
      return try Self.order(key, &connection)
    }
  }

  private static func order(
    _ key: String, _ connection: inout SQLiteConnection
  ) throws(SQLiteError) -> Order? {
    try connection.run("SELECT \(columns) FROM orders WHERE key = ?", .text(key))
      .first.flatMap(Order.init)
  }
}

extension Order {
  fileprivate static func id(_ number: Int) -> String { "ord-\(number)" }

  fileprivate init?(_ row: SQLiteRow) {
    guard let number = row.int(0), let key = row.text(1), let body = row.blob(2),
      let itemID = row.text(3), let quantity = row.int(4),
      let status = row.text(5).flatMap(Status.init(rawValue:))
    else { return nil }
    self.init(
      id: Self.id(number), key: key, body: body, itemID: itemID, quantity: quantity,
      status: status)
  }
}
