import Glibc
import Synchronization

/// A database in a file of the person's own, where a committed row survives the next power cut.
///
/// Several threads, and several processes, may use one file. Everything that belongs together goes
/// into one ``write(_:)``: either all of it is in the file afterwards or nothing.
package final class SQLiteDatabase: Sendable {
  private let connection: Mutex<SQLiteConnection>

  /// Opens the database of a path, makes it when there is none, and brings its schema up to date.
  ///
  /// The file is readable by its owner only; missing folders are made, for the owner only.
  ///
  /// - Parameters:
  ///   - path: The file; `:memory:` for a database that ends with the object.
  ///   - migrations: Scripts in the order in which they were added. Each is run once in a file's
  ///     life; the file remembers how many there were.
  ///   - busyTimeout: How long to wait for other processes.
  /// - Throws: ``SQLiteError``, when the file cannot be used.
  package init(
    path: String, migrations: [String], busyTimeout: Duration = .seconds(5)
  ) throws(SQLiteError) {
    if path != ":memory:" { try Self.makePrivateFile(path) }
    var connection = try SQLiteConnection(path: path)
    let wait = max(0, Int32(clamping: busyTimeout.components.seconds * 1000))
    connection.setBusyTimeout(milliseconds: wait)
    try Self.useWriteAheadLog(&connection, until: .now + busyTimeout)
    // In WAL mode the default does not wait for the disk at a commit.
    try connection.run("PRAGMA synchronous = FULL")
    try connection.run("PRAGMA foreign_keys = ON")
    try Self.migrate(&connection, migrations)
    self.connection = Mutex(connection)
  }

  /// Reads, or runs a single statement, which is a transaction of its own.
  @discardableResult
  package func read<Result: Sendable, Failure>(
    _ body: (inout SQLiteConnection) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try connection.withLock { (connection) throws(Failure) in try body(&connection) }
  }

  /// Runs statements as one: committed when `body` returns, undone when it throws.
  ///
  /// The database is locked for writing from the start, so that what was read still holds when it
  /// is written.
  @discardableResult
  package func write<Result: Sendable>(
    _ body: (inout SQLiteConnection) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try connection.withLock { (connection) throws(SQLiteError) in
      try Self.transaction(on: &connection, body)
    }
  }

  private static func transaction<Result>(
    on connection: inout SQLiteConnection,
    _ body: (inout SQLiteConnection) throws(SQLiteError) -> Result
  ) throws(SQLiteError) -> Result {
    try connection.run("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      let result = try body(&connection)
      try connection.run("COMMIT")
      return result
    } catch {
      // After some errors SQLite has rolled back by itself, and this one finds nothing to do.
      _ = try? connection.run("ROLLBACK")
      throw error
    }
  }

  private static func migrate(
    _ connection: inout SQLiteConnection, _ migrations: [String]
  ) throws(SQLiteError) {
    let known = migrations.count
    if try version(&connection) == known { return }
    try transaction(on: &connection) { (connection) throws(SQLiteError) in
      let found = try version(&connection)
      guard found <= known else { throw SQLiteError.newerFormat(found: found, known: known) }
      for script in migrations[found...] { try connection.runScript(script) }
      try connection.runScript("PRAGMA user_version = \(known)")
    }
  }

  private static func version(
    _ connection: inout SQLiteConnection
  ) throws(SQLiteError) -> Int {
    try connection.run("PRAGMA user_version").first?.int(0) ?? 0
  }

  /// Switches to the write-ahead log.
  ///
  /// Two first openers at once are told "locked" whatever the busy
  /// timeout is, so this statement alone is tried again.
  private static func useWriteAheadLog(
    _ connection: inout SQLiteConnection, until deadline: ContinuousClock.Instant
  ) throws(SQLiteError) {
    while true {
      do throws(SQLiteError) {
        try connection.run("PRAGMA journal_mode = WAL")
        return
      } catch .busy where ContinuousClock.now < deadline {
        usleep(2_000)
      }
    }
  }

  /// Makes the file before SQLite does, with a mode that its log files then take over.
  ///
  /// A file that is there is not opened: closing it again would drop the locks that the process has
  /// on it, and another process could take the log away from under its databases.
  private static func makePrivateFile(_ path: String) throws(SQLiteError) {
    makeFolder(of: path)
    // One thread at a time, so that nobody opens the file while its maker is about to close it.
    try creation.withLock { (_) throws(SQLiteError) in
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        close(descriptor)
      } else if errno != EEXIST || access(path, R_OK | W_OK) != 0 {
        throw SQLiteError.unavailable(code: Int(errno))
      }
    }
    // Another program may have made it with its own umask; where that cannot be undone, use it.
    chmod(path, 0o600)
  }

  private static let creation = Mutex(())

  private static func makeFolder(of path: String) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if access(folder, F_OK) == 0 { return }
    makeFolder(of: folder)
    mkdir(folder, 0o700)
  }
}
