/// A value of a column, as SQLite stores it.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])

  package init(_ text: String?) {
    self = text.map(SQLiteValue.text) ?? .null
  }

  package init(_ integer: Int?) {
    self = integer.map(SQLiteValue.integer) ?? .null
  }
}

extension SQLiteValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(stringLiteral value: String) { self = .text(value) }
}
