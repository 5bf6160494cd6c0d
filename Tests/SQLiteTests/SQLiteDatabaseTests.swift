import Foundation
import SQLite
import Testing

struct SQLiteDatabaseTests {
  private static let schema = [
    "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT UNIQUE, data BLOB)"
  ]

  /// A folder that is taken away at the end of a test.
  private final class Folder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "sqlite-\(UUID().uuidString)")

    var file: String { url.appending(path: "deep/notes.sqlite").path }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test(arguments: [
    SQLiteValue.null, 0, .integer(.min), "", "귀리 우유 \u{0}x", .blob([]), .blob([0, 255, 0]),
  ])
  func `gives back a value as it was`(_ value: SQLiteValue) throws {
    let database = try SQLiteDatabase(path: ":memory:", migrations: ["CREATE TABLE t (v)"])
    let rows = try database.write { (connection) throws(SQLiteError) in
      try connection.run("INSERT INTO t VALUES (?)", value)
      return try connection.run("SELECT v FROM t")
    }
    #expect(rows.map(\.values) == [[value]])
  }

  @Test func `keeps rows over an opening, in files for the owner only`() throws {
    let folder = Folder()
    for number in 1...2 {
      let database = try SQLiteDatabase(path: folder.file, migrations: Self.schema)
      let count = try database.write { (connection) throws(SQLiteError) in
        try connection.run("INSERT INTO notes (text) VALUES (?)", .text("note \(number)"))
        return try connection.run("SELECT count(*) FROM notes").first?.int(0)
      }
      #expect(count == number)
      for suffix in ["", "-wal", "-shm"] { #expect(try mode(folder.file + suffix) == 0o600) }
      #expect(try mode(folder.url.appending(path: "deep").path) == 0o700)
    }
  }

  @Test func `waits for the disk at every commit`() throws {
    let folder = Folder()
    let database = try SQLiteDatabase(path: folder.file, migrations: Self.schema)
    let settings = try database.read { (connection) throws(SQLiteError) in
      try connection.run("PRAGMA journal_mode") + connection.run("PRAGMA synchronous")
    }
    #expect(settings.map(\.values) == [["wal"], [2]])
  }

  @Test func `undoes everything of a transaction that throws`() throws {
    let database = try SQLiteDatabase(path: ":memory:", migrations: Self.schema)
    #expect(throws: SQLiteError.constraint) {
      try database.write { (connection) throws(SQLiteError) in
        try connection.run("INSERT INTO notes (text) VALUES ('once')")
        try connection.run("INSERT INTO notes (text) VALUES ('once')")
      }
    }
    let rows = try database.read { (connection) throws(SQLiteError) in
      try connection.run("SELECT text FROM notes")
    }
    #expect(rows.isEmpty)
  }

  @Test func `runs each migration once`() throws {
    let folder = Folder()
    _ = try SQLiteDatabase(path: folder.file, migrations: Self.schema)
    let longer = Self.schema + ["ALTER TABLE notes ADD COLUMN color TEXT"]
    let database = try SQLiteDatabase(path: folder.file, migrations: longer)
    let rows = try database.read { (connection) throws(SQLiteError) in
      try connection.run("SELECT color FROM notes")
    }
    #expect(rows.isEmpty)
    #expect(throws: SQLiteError.newerFormat(found: 2, known: 1)) {
      try SQLiteDatabase(path: folder.file, migrations: Self.schema)
    }
  }

  @Test func `refuses a file that is no database`() throws {
    let folder = Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "deep"), withIntermediateDirectories: true)
    try Data(repeating: 7, count: 4096).write(to: URL(filePath: folder.file))
    #expect(throws: SQLiteError.damaged) {
      try SQLiteDatabase(path: folder.file, migrations: Self.schema)
    }
  }

  @Test func `refuses a place that it cannot write to`() {
    #expect(throws: SQLiteError.unavailable(code: Int(ENOTDIR))) {
      try SQLiteDatabase(path: "/dev/null/notes.sqlite", migrations: Self.schema)
    }
  }

  @Test func `lets many openers in at once and loses nothing`() async throws {
    let folder = Folder()
    let path = folder.file
    try await withThrowingTaskGroup(of: Void.self) { group in
      for opener in 0..<8 {
        group.addTask {
          let database = try SQLiteDatabase(path: path, migrations: Self.schema)
          for number in 0..<20 {
            try database.write { (connection) throws(SQLiteError) in
              try connection.run(
                "INSERT INTO notes (text) VALUES (?)", .text("\(opener)-\(number)"))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let database = try SQLiteDatabase(path: path, migrations: Self.schema)
    let rows = try database.read { (connection) throws(SQLiteError) in
      try connection.run("SELECT count(*), count(DISTINCT text) FROM notes")
    }
    #expect(rows.map(\.values) == [[160, 160]])
  }

  @Test func `leaves the locks of other databases of the process alone`() throws {
    let folder = Folder()
    let first = try SQLiteDatabase(path: folder.file, migrations: Self.schema)
    try first.write { (connection) throws(SQLiteError) in
      try connection.run("INSERT INTO notes (text) VALUES ('here')")
    }
    // Open to the end of the test: closing it would itself drop the locks.
    let probe = LockProbe(folder.file)
    #expect(probe.findsLock)
    let second = try SQLiteDatabase(path: folder.file, migrations: Self.schema)
    #expect(probe.findsLock)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `says that another process keeps the database`() throws {
    let folder = Folder()
    let first = try SQLiteDatabase(path: folder.file, migrations: Self.schema)
    let second = try SQLiteDatabase(
      path: folder.file, migrations: Self.schema, busyTimeout: .zero)
    try first.write { (connection) throws(SQLiteError) in
      try connection.run("INSERT INTO notes (text) VALUES ('held')")
      #expect(throws: SQLiteError.busy) {
        try second.write { (other) throws(SQLiteError) in
          try other.run("INSERT INTO notes (text) VALUES ('late')")
        }
      }
    }
  }
}

/// Asks the system whether anybody has a lock on a file.
///
/// Locks of an open file description conflict with those of its own process, so no other one is
/// needed to see these.
private final class LockProbe {
  private let descriptor: Int32

  init(_ path: String) {
    descriptor = open(path, O_RDWR | O_CLOEXEC)
  }

  deinit {
    close(descriptor)
  }

  var findsLock: Bool {
    var lock = flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    return fcntl(descriptor, Self.openFileDescriptionGetLock, &lock) == 0
      && lock.l_type != Int16(F_UNLCK)
  }

  /// `F_OFD_GETLK` of Linux, which glibc keeps from programs that do not ask for its extensions.
  private static let openFileDescriptionGetLock: Int32 = 36
}
