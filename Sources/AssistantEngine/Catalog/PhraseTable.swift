import StringCatalogs

/// A table of an app's phrases folder, with its files' problems.
struct PhraseTable {
  /// The table; nil when no file of it can be read.
  private(set) var catalog: StringCatalog?
  /// The file that a person should look at first: the string catalog, else a `.strings` file.
  private(set) var file: String?
  private(set) var errors: [StringCatalogError] = []

  /// Reads `NAME.xcstrings`, and `NAME.strings` in the `.lproj` folders; a file that cannot be read
  /// leaves the others.
  init(_ name: String, inFolder folder: String, sourceLanguage: String) {
    var merged = StringCatalog(sourceLanguage: sourceLanguage)
    for entry in StoredFolder(folder).names() where entry.hasSuffix(".lproj") {
      guard let table = read("\(folder)/\(entry)/\(name).strings") else { continue }
      merged = merged.merging(table)
      catalog = merged
    }
    if let table = read("\(folder)/\(name).xcstrings") {
      catalog = StringCatalog(sourceLanguage: table.sourceLanguage).merging(merged).merging(table)
    }
  }

  private mutating func read(_ path: String) -> StringCatalog? {
    guard FileKind(following: path) == .file else { return nil }
    file = path
    do {
      return try StringCatalog(contentsOfFile: path)
    } catch {
      errors.append(error)
      return nil
    }
  }
}
