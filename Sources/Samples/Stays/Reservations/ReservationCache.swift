import Foundation
import SQLite

/// What services said last, in a database of the app's own.
///
/// The reply itself is kept: its days begin where the device is when they are read.
final class ReservationCache: Sendable {
  private let database: SQLiteDatabase

  private static let migrations = [
    """
    CREATE TABLE replies (
      url TEXT PRIMARY KEY, body BLOB NOT NULL, seconds INTEGER NOT NULL
    ) WITHOUT ROWID
    """
  ]

  /// Opens a cache; `nil` when the file cannot be used, which is no reason not to ask the service.
  init?(path: String) {
    guard let database = try? SQLiteDatabase(path: path, migrations: Self.migrations) else {
      return nil
    }
    self.database = database
  }

  /// The cache of an app with this environment.
  convenience init?(environment: [String: String]) {
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let folder = cache ?? environment["HOME"].map({ $0 + "/.cache" }) else { return nil }
    self.init(path: folder + "/Stays/reservations.sqlite")
  }

  /// Keeps a reply in the place of the one before, if it can.
  func keep(_ document: ReservationDocument, of url: String, at time: Date) {
    _ = try? database.write { (connection) throws(SQLiteError) in
      try connection.run(
        "INSERT OR REPLACE INTO replies VALUES (?, ?, ?)", .text(url),
        .blob([UInt8](document.data)),
        .integer(Int(time.timeIntervalSince1970)))
    }
  }

  /// The last reply of a service, and when it came.
  func kept(of url: String) -> (document: ReservationDocument, time: Date)? {
    let rows = try? database.read { (connection) throws(SQLiteError) in
      try connection.run("SELECT body, seconds FROM replies WHERE url = ?", .text(url))
    }
    guard let row = rows?.first, let body = row.blob(0), let seconds = row.int(1) else {
      return nil
    }
    return (
      ReservationDocument(data: Data(body)), Date(timeIntervalSince1970: Double(seconds))
    )
  }
}
