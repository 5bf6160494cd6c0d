/// A reason that a database did not do what was asked.
package enum SQLiteError: Error, Hashable, Sendable {
  /// The file cannot be made or opened; the system's error number.
  case unavailable(code: Int)
  /// Another process kept the database for longer than one waits.
  case busy
  /// The file is no database, or its contents contradict themselves.
  case damaged
  /// There is no room on the disk.
  case full
  /// A newer program has written the file.
  case newerFormat(found: Int, known: Int)
  /// A constraint of the schema does not allow the row.
  case constraint
  /// Anything else, with SQLite's extended result code.
  case failed(code: Int)
}
