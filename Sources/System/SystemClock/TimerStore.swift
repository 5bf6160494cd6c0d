import Foundation
import SQLite

/// The timers that were started, in a database of the app's own: nothing runs between requests.
final class TimerStore: Sendable {
  private let database: SQLiteDatabase

  private static let migrations = [
    """
    CREATE TABLE timers (
      number INTEGER PRIMARY KEY AUTOINCREMENT, seconds INTEGER NOT NULL, ends INTEGER NOT NULL
    )
    """
  ]

  /// Opens the store of a path; `:memory:` for one of a test.
  init(path: String) throws(TimerError) {
    do throws(SQLiteError) {
      database = try SQLiteDatabase(path: path, migrations: Self.migrations)
    } catch {
      throw .storageUnavailable
    }
  }

  /// The store of the running app; a test puts another in its place.
  @TaskLocal static var provided: TimerStore?

  /// The store that intents use.
  static func shared() throws(TimerError) -> TimerStore {
    if let provided { return provided }
    let environment = ProcessInfo.processInfo.environment
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = data ?? (environment["HOME"] ?? ".") + "/.local/share"
    return try TimerStore(path: folder + "/Clock/timers.sqlite")
  }

  /// Starts a timer; it is on the disk when this returns.
  ///
  /// Timers whose time has been up for a day are forgotten.
  func start(_ length: TimerLength, at now: Date) throws(TimerError) -> RunningTimer {
    let end = now.addingTimeInterval(Double(length.seconds))
    do throws(SQLiteError) {
      let number = try database.write { (connection) throws(SQLiteError) in
        try connection.run(
          "DELETE FROM timers WHERE ends < ?",
          .integer(Self.milliseconds(now) - 86_400_000))
        try connection.run(
          "INSERT INTO timers (seconds, ends) VALUES (?, ?)", .integer(length.seconds),
          .integer(Self.milliseconds(end)))
        return connection.lastRowID
      }
      return RunningTimer(number: number, length: length, end: end)
    } catch {
      throw .storageUnavailable
    }
  }

  /// The timers, the one that ends first at the beginning.
  func timers() throws(TimerError) -> [RunningTimer] {
    do throws(SQLiteError) {
      return try database.read { (connection) throws(SQLiteError) in
        try connection.run("SELECT number, seconds, ends FROM timers ORDER BY ends, number")
      }.compactMap { row in
        guard let number = row.int(0), let length = row.int(1).flatMap(TimerLength.init(seconds:)),
          let ends = row.int(2)
        else { return nil }
        let end = Date(timeIntervalSince1970: Double(ends) / 1000)
        return RunningTimer(number: number, length: length, end: end)
      }
    } catch {
      throw .storageUnavailable
    }
  }

  private static func milliseconds(_ moment: Date) -> Int {
    Int((moment.timeIntervalSince1970 * 1000).rounded())
  }

  /// Forgets a timer; false when there is none of that number.
  func cancel(_ number: Int) throws(TimerError) -> Bool {
    do throws(SQLiteError) {
      return try database.write { (connection) throws(SQLiteError) in
        try connection.run("DELETE FROM timers WHERE number = ?", .integer(number))
        return connection.changes == 1
      }
    } catch {
      throw .storageUnavailable
    }
  }
}
