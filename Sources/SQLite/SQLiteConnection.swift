import CSQLite

/// The statements that may be run while a database is held; see ``SQLiteDatabase``.
///
/// Unchecked, because pointers are not `Sendable`: there is one owner, who hands it out to one thread
/// at a time, and SQLite asks for no more than that of a connection without a mutex of its own.
package struct SQLiteConnection: ~Copyable, @unchecked Sendable {
  private let handle: OpaquePointer
  /// Statements are prepared once and kept: a program has few of them and runs them often.
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a database that only this connection's owner uses.
  init(path: String) throws(SQLiteError) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      sqlite3_close_v2(handle)
      throw SQLiteError(resultCode: code)
    }
    sqlite3_extended_result_codes(handle, 1)
    self.handle = handle
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// The number of rows that the last statement changed.
  package var changes: Int { Int(sqlite3_changes64(handle)) }

  /// The key that the last row was given.
  package var lastRowID: Int { Int(sqlite3_last_insert_rowid(handle)) }

  /// Runs one statement with its values and returns its rows.
  @discardableResult
  package mutating func run(
    _ sql: String, _ values: SQLiteValue...
  ) throws(SQLiteError) -> [SQLiteRow] {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      try check(bind(value, to: statement, at: Int32(index + 1)))
    }
    var rows: [SQLiteRow] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw SQLiteError(resultCode: code) }
      rows.append(row(of: statement))
    }
  }

  /// Runs several statements without values, such as those of a schema.
  package mutating func runScript(_ sql: String) throws(SQLiteError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Sets how long a statement waits for other processes.
  func setBusyTimeout(milliseconds: Int32) {
    sqlite3_busy_timeout(handle, milliseconds)
  }

  private mutating func prepared(_ sql: String) throws(SQLiteError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    try check(
      sqlite3_prepare_v3(
        handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    guard let statement else { throw SQLiteError.failed(code: Int(SQLITE_MISUSE)) }
    statements[sql] = statement
    return statement
  }

  private func bind(
    _ value: SQLiteValue, to statement: OpaquePointer, at index: Int32
  ) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let value): return sqlite3_bind_int64(statement, index, Int64(value))
    case .text(var text):
      return text.withUTF8 { bytes in
        guard let count = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
        return bytes.withMemoryRebound(to: CChar.self) { characters in
          guard let base = characters.baseAddress else {
            return csqlite_bindText(statement, index, "", 0)
          }
          return csqlite_bindText(statement, index, base, count)
        }
      }
    case .blob(let bytes):
      guard let count = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
      return csqlite_bindBlob(statement, index, bytes, count)
    }
  }

  private func row(of statement: OpaquePointer) -> SQLiteRow {
    SQLiteRow(
      values: (0..<sqlite3_column_count(statement)).map { column in
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: .integer(Int(sqlite3_column_int64(statement, column)))
        case SQLITE_NULL: .null
        case SQLITE_BLOB: .blob(bytes(of: statement, column))
        // A real number comes as its text: nothing here stores one.
        default: .text(text(of: statement, column))
        }
      })
  }

  private func text(of statement: OpaquePointer, _ column: Int32) -> String {
    // The text is fetched before its size, which is that of the form it was last asked for in.
    guard let text = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  private func bytes(of statement: OpaquePointer, _ column: Int32) -> [UInt8] {
    guard let blob = sqlite3_column_blob(statement, column) else { return [] }
    let count = Int(sqlite3_column_bytes(statement, column))
    return [UInt8](UnsafeRawBufferPointer(start: blob, count: count))
  }

  private func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw SQLiteError(resultCode: code) }
  }
}
