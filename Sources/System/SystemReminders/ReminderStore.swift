import Foundation
import SQLite

/// The reminders that are not done yet, in a database of the app's own.
final class ReminderStore: Sendable {
  private let database: SQLiteDatabase

  private static let migrations = [
    """
    CREATE TABLE reminders (
      number INTEGER PRIMARY KEY AUTOINCREMENT, title TEXT NOT NULL, due INTEGER NOT NULL,
      has_time INTEGER NOT NULL
    )
    """
  ]

  /// Opens the store of a path; `:memory:` for one of a test.
  init(path: String) throws(ReminderError) {
    do throws(SQLiteError) {
      database = try SQLiteDatabase(path: path, migrations: Self.migrations)
    } catch {
      throw .storageUnavailable
    }
  }

  /// The store of the running app; a test puts another in its place.
  @TaskLocal static var provided: ReminderStore?

  /// The store that intents use.
  static func shared() throws(ReminderError) -> ReminderStore {
    if let provided { return provided }
    let environment = ProcessInfo.processInfo.environment
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = data ?? (environment["HOME"] ?? ".") + "/.local/share"
    return try ReminderStore(path: folder + "/Reminders/reminders.sqlite")
  }

  /// Keeps a reminder; it is on the disk when this returns.
  func add(title: String, due: Date, hasTime: Bool) throws(ReminderError) -> Reminder {
    let seconds = Int(due.timeIntervalSince1970.rounded(.down))
    do throws(SQLiteError) {
      let number = try database.write { (connection) throws(SQLiteError) in
        try connection.run(
          "INSERT INTO reminders (title, due, has_time) VALUES (?, ?, ?)", .text(title),
          .integer(seconds), .integer(hasTime ? 1 : 0))
        return connection.lastRowID
      }
      return Reminder(
        number: number, title: title, due: Date(timeIntervalSince1970: Double(seconds)),
        hasTime: hasTime)
    } catch {
      throw .storageUnavailable
    }
  }

  /// The reminders, the one that is due first at the beginning.
  func reminders() throws(ReminderError) -> [Reminder] {
    do throws(SQLiteError) {
      return try database.read { (connection) throws(SQLiteError) in
        try connection.run(
          "SELECT number, title, due, has_time FROM reminders ORDER BY due, number")
      }.compactMap { row in
        guard let number = row.int(0), let title = row.text(1), let due = row.int(2) else {
          return nil
        }
        return Reminder(
          number: number, title: title, due: Date(timeIntervalSince1970: Double(due)),
          hasTime: row.int(3) == 1)
      }
    } catch {
      throw .storageUnavailable
    }
  }

  /// Takes a reminder off the list; false when it is not on it.
  func complete(_ number: Int) throws(ReminderError) -> Bool {
    do throws(SQLiteError) {
      return try database.write { (connection) throws(SQLiteError) in
        try connection.run("DELETE FROM reminders WHERE number = ?", .integer(number))
        return connection.changes == 1
      }
    } catch {
      throw .storageUnavailable
    }
  }
}
