/// A row of a result, its columns by position.
package struct SQLiteRow: Hashable, Sendable {
  package let values: [SQLiteValue]

  /// The integer of a column; `nil` for NULL and for another type.
  package func int(_ column: Int) -> Int? {
    guard case .integer(let value)? = value(column) else { return nil }
    return value
  }

  /// The text of a column; `nil` for NULL and for another type.
  package func text(_ column: Int) -> String? {
    guard case .text(let value)? = value(column) else { return nil }
    return value
  }

  /// The bytes of a column; `nil` for NULL and for another type.
  package func blob(_ column: Int) -> [UInt8]? {
    guard case .blob(let value)? = value(column) else { return nil }
    return value
  }

  private func value(_ column: Int) -> SQLiteValue? {
    values.indices.contains(column) ? values[column] : nil
  }
}
