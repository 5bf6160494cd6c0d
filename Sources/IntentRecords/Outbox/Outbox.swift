public import Foundation
import JSON
import SQLite

/// What an app is about to send, is sending and has sent, in a database that survives any crash.
///
/// A request is committed here before the first byte of it leaves, and its outcome before it is said.
/// A request that is found pending after its process has gone is never sent by itself: it is
/// reported, and the person decides.
public final class Outbox: Sendable {
  /// The most requests with a known outcome that are kept.
  public static let limit = 1_000

  private let database: SQLiteDatabase
  private let owner: ProcessIdentity

  /// Opens an outbox, and makes it when there is none.
  ///
  /// - Parameter file: The database; `nil` for one in memory, which ends with the object.
  /// - Throws: When the file cannot be used.
  public convenience init(file: URL?) throws(OutboxError) {
    try self.init(path: file?.path ?? ":memory:", owner: .current)
  }

  package init(path: String, owner: ProcessIdentity) throws(OutboxError) {
    self.owner = owner
    do throws(SQLiteError) {
      database = try SQLiteDatabase(path: path, migrations: Self.migrations)
    } catch {
      throw OutboxError(error)
    }
  }

  private static let migrations = [
    """
    CREATE TABLE requests (
      number INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, intent TEXT NOT NULL,
      record BLOB NOT NULL, parameters BLOB NOT NULL, date INTEGER NOT NULL,
      state TEXT NOT NULL, detail TEXT, owner TEXT NOT NULL, said INTEGER NOT NULL DEFAULT 0
    );
    CREATE INDEX requests_by_content ON requests (intent, parameters);
    """
  ]

  private static let columns = "key, intent, record, parameters, date, state, detail, owner"

  // MARK: Before sending

  /// Enters a request as pending; it is on the disk when this returns.
  func enter(
    key: String, intent: String, record: [UInt8], parameters: [UInt8], at date: Date
  ) throws(OutboxError) {
    try write { (connection) throws(SQLiteError) in
      try connection.run(
        """
        INSERT INTO requests (key, intent, record, parameters, date, state, owner)
        VALUES (?, ?, ?, ?, ?, 'pending', ?)
        """, .text(key), .text(intent), .blob(record), .blob(parameters),
        .integer(Int(date.timeIntervalSince1970)), .text(owner.text))
    }
  }

  /// Makes a request pending again that was sent without a known outcome; false for any other.
  func reopen(_ entry: Entry) throws(OutboxError) -> Bool {
    try write { (connection) throws(SQLiteError) in
      let found = try connection.run(
        "SELECT \(Self.columns) FROM requests WHERE key = ?", .text(entry.key)
      ).first
      guard let found, isUnconfirmed(found), found.blob(2) == entry.record else { return false }
      try connection.run(
        "UPDATE requests SET state = 'pending', owner = ?, said = 0 WHERE key = ?",
        .text(owner.text), .text(entry.key))
      return true
    }
  }

  // MARK: Sending

  /// Sends a request and writes down what became of it before anybody is told.
  ///
  /// - Parameters:
  ///   - record: What the gate admitted.
  ///   - send: Sends it, once.
  /// - Returns: The outcome, written.
  public func deliver(
    _ record: AdmittedRecord, by send: (AdmittedRecord) async -> RequestOutcome
  ) async -> RequestOutcome {
    await deliver(record, by: send, knownAs: { $0 })
  }

  /// Sends a request and writes down what became of it before anybody is told.
  ///
  /// - Parameters:
  ///   - record: What the gate admitted.
  ///   - send: Sends it, once, and says more than an outcome does.
  ///   - outcome: What that proves.
  /// - Returns: What was said, its outcome written.
  public func deliver<Reply>(
    _ record: AdmittedRecord, by send: (AdmittedRecord) async -> Reply,
    knownAs outcome: (Reply) -> RequestOutcome
  ) async -> Reply {
    let reply = await send(record)
    // Where it cannot be written the request stays pending, and a later question about it is safe.
    try? settle(record.idempotencyKey, outcome(reply))
    return reply
  }

  func settle(_ key: String, _ outcome: RequestOutcome) throws(OutboxError) {
    try write { (connection) throws(SQLiteError) in
      try connection.run(
        "UPDATE requests SET state = ?, detail = ? WHERE key = ?", .text(outcome.state),
        SQLiteValue(outcome.detail), .text(key))
      try connection.run(
        """
        DELETE FROM requests WHERE state NOT IN ('pending', 'unknown')
        AND number <= (SELECT max(number) FROM requests) - ?
        """, .integer(Self.limit))
    }
  }

  // MARK: Afterwards

  /// The request equal to a record that was sent last, if nobody knows what became of it.
  public func unconfirmed(like record: IntentRecord) throws(OutboxError) -> Entry? {
    let parameters = JSONValue.object(record.parameters).bytes
    return try read { (connection) throws(SQLiteError) in
      let last = try connection.run(
        """
        SELECT \(Self.columns) FROM requests WHERE intent = ? AND parameters = ?
        ORDER BY number DESC LIMIT 1
        """, .text(record.intent), .blob(parameters)
      ).first
      return last.flatMap { isUnconfirmed($0) ? Entry($0) : nil }
    }
  }

  /// The requests whose outcome the person was never told, because their process has gone.
  public func unreported() throws(OutboxError) -> [Entry] {
    try read { (connection) throws(SQLiteError) in
      let rows = try connection.run(
        "SELECT \(Self.columns) FROM requests WHERE said = 0 ORDER BY number")
      return rows.filter { isAbandoned($0) }.compactMap(Entry.init)
    }
  }

  /// Every request that is remembered, the newest last.
  public func entries() throws(OutboxError) -> [Entry] {
    try read { (connection) throws(SQLiteError) in
      try connection.run("SELECT \(Self.columns) FROM requests ORDER BY number")
        .compactMap(Entry.init)
    }
  }

  /// Notes that the person has been told of requests.
  public func markSaid(_ keys: [String]) {
    try? write { (connection) throws(SQLiteError) in
      for key in keys {
        try connection.run("UPDATE requests SET said = 1 WHERE key = ?", .text(key))
      }
    }
  }

  private func isUnconfirmed(_ row: SQLiteRow) -> Bool {
    switch row.text(5) {
    case "unknown": true
    case "pending": isAbandoned(row)
    default: false
    }
  }

  private func isAbandoned(_ row: SQLiteRow) -> Bool {
    row.text(7).flatMap(ProcessIdentity.init(text:))?.isAlive != true
  }

  // MARK: The database

  @discardableResult
  private func write<Result: Sendable>(
    _ body: (inout SQLiteConnection) throws(SQLiteError) -> Result
  ) throws(OutboxError) -> Result {
    do throws(SQLiteError) {
      return try database.write(body)
    } catch {
      throw OutboxError(error)
    }
  }

  private func read<Result: Sendable>(
    _ body: (inout SQLiteConnection) throws(SQLiteError) -> Result
  ) throws(OutboxError) -> Result {
    do throws(SQLiteError) {
      return try database.read(body)
    } catch {
      throw OutboxError(error)
    }
  }
}

extension Outbox.Entry {
  fileprivate init?(_ row: SQLiteRow) {
    guard let key = row.text(0), let intent = row.text(1), let record = row.blob(2),
      let parameters = row.blob(3), let date = row.int(4), let state = row.text(5)
    else { return nil }
    self.init(
      key: key, intent: intent, record: record, parameters: parameters,
      date: Date(timeIntervalSince1970: Double(date)),
      outcome: RequestOutcome(state: state, detail: row.text(6) ?? ""))
  }
}

extension RequestOutcome {
  fileprivate var state: String {
    switch self {
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .notSent: "notSent"
    case .unknown: "unknown"
    }
  }

  fileprivate var detail: String? {
    switch self {
    case .accepted(let reference): reference
    case .rejected(let reason): reason
    case .notSent, .unknown: nil
    }
  }

  fileprivate init?(state: String, detail: String) {
    switch state {
    case "accepted": self = .accepted(reference: detail)
    case "rejected": self = .rejected(reason: detail)
    case "notSent": self = .notSent
    case "unknown": self = .unknown
    default: return nil
    }
  }
}
