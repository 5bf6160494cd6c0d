import Foundation
import SQLite

/// The items that can be ordered, in a database of the app's own.
///
/// Every answer comes from here. The service's list replaces what is here when it has arrived, which
/// nobody waits for.
final class ItemCatalogue: Sendable {
  private let database: SQLiteDatabase

  private static let migrations = [
    """
    CREATE TABLE items (
      position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
      title_en TEXT NOT NULL, subtitle_en TEXT NOT NULL, synonyms_en TEXT NOT NULL,
      title_ko TEXT NOT NULL, subtitle_ko TEXT NOT NULL, synonyms_ko TEXT NOT NULL
    );
    CREATE TABLE names (
      item_id TEXT NOT NULL REFERENCES items (id) ON DELETE CASCADE, name TEXT NOT NULL,
      PRIMARY KEY (name, item_id)
    ) WITHOUT ROWID;
    """
  ]

  /// Opens the catalogue; one that is new holds the seed.
  ///
  /// - Parameters:
  ///   - path: The file; `:memory:` for a catalogue of a test.
  ///   - seed: What a new one holds.
  /// - Throws: ``SQLiteError``.
  init(path: String, seed: [CatalogueItem] = CatalogueItem.seed) throws(SQLiteError) {
    database = try SQLiteDatabase(path: path, migrations: Self.migrations)
    try database.write { (connection) throws(SQLiteError) in
      let count = try connection.run("SELECT count(*) FROM items").first?.int(0)
      if count == 0 { try Self.insert(seed, &connection) }
    }
  }

  /// The file in which an app with this environment keeps its catalogue.
  static func path(environment: [String: String]) -> String {
    let home = environment["HOME"] ?? "."
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (data ?? home + "/.local/share") + "/Orders/catalogue.sqlite"
  }

  /// All items, in the service's order.
  func items() throws(SQLiteError) -> [CatalogueItem] {
    try database.read { (connection) throws(SQLiteError) in
      try connection.run("SELECT \(Self.columns) FROM items ORDER BY position")
    }.compactMap(CatalogueItem.init)
  }

  /// The items of these ids, as far as there are any.
  func items(ids: [String]) throws(SQLiteError) -> [CatalogueItem] {
    try database.read { (connection) throws(SQLiteError) in
      var found: [SQLiteRow] = []
      for id in ids {
        found += try connection.run("SELECT \(Self.columns) FROM items WHERE id = ?", .text(id))
      }
      return found
    }.compactMap(CatalogueItem.init)
  }

  /// The items that are called so; where there are none, those whose names have a part of that name.
  func items(named words: String) throws(SQLiteError) -> [CatalogueItem] {
    let name = Self.folded(words)
    if name.isEmpty { return [] }
    let exact = try database.read { (connection) throws(SQLiteError) in
      try connection.run(
        """
        SELECT \(Self.columns) FROM items
        WHERE id IN (SELECT item_id FROM names WHERE name = ?) ORDER BY position
        """, .text(name))
    }.compactMap(CatalogueItem.init)
    if !exact.isEmpty { return exact }
    let part = NamePart(words)
    return try items().filter { $0.allNames.contains(where: part.isPart) }
  }

  /// Asks the service for its list and keeps it; without an answer everything stays as it is.
  ///
  /// - Returns: Whether the items are others than before.
  func refresh(from api: OrdersAPI) async throws -> Bool {
    guard let list = await api.items(), try list != items() else { return false }
    try replace(with: list)
    return true
  }

  /// Puts other items in the place of all.
  func replace(with items: [CatalogueItem]) throws(SQLiteError) {
    try database.write { (connection) throws(SQLiteError) in
      try connection.run("DELETE FROM items")
      try Self.insert(items, &connection)
    }
  }

  private static func insert(
    _ items: [CatalogueItem], _ connection: inout SQLiteConnection
  ) throws(SQLiteError) {
    for (position, item) in items.enumerated() {
      try connection.run(
        "INSERT INTO items VALUES (?, ?, ?, ?, ?, ?, ?, ?)", .integer(position), .text(item.id),
        .text(item.english.title), .text(item.english.subtitle), .text(item.english.synonymLines),
        .text(item.korean.title), .text(item.korean.subtitle), .text(item.korean.synonymLines))
      for name in Set(item.allNames.map(folded)) where !name.isEmpty {
        try connection.run(
          "INSERT OR IGNORE INTO names VALUES (?, ?)", .text(item.id), .text(name))
      }
    }
  }

  /// Letters and digits alone, so that “oat-milk” and “오트 밀크” are found as well.
  private static func folded(_ text: String) -> String { NamePart.words(of: text).joined() }

  private static let columns =
    "id, title_en, subtitle_en, synonyms_en, title_ko, subtitle_ko, synonyms_ko"
}

extension CatalogueItem {
  fileprivate init?(_ row: SQLiteRow) {
    guard let id = row.text(0), let english = Names(row, at: 1), let korean = Names(row, at: 4)
    else { return nil }
    self.init(id: id, english: english, korean: korean)
  }
}

extension CatalogueItem.Names {
  fileprivate var synonymLines: String { synonyms.joined(separator: "\n") }

  fileprivate init?(_ row: SQLiteRow, at column: Int) {
    guard let title = row.text(column), let subtitle = row.text(column + 1),
      let synonyms = row.text(column + 2)
    else { return nil }
    self.init(
      title: title, subtitle: subtitle,
      synonyms: synonyms.split(separator: "\n").map(String.init))
  }
}
