import FileReading

extension StringCatalog {
  /// Reads an Xcode string catalog, versions 1.0 to 1.3 and later ones of the first series.
  package init(xcstrings bytes: some Collection<UInt8>) throws(StringCatalogError) {
    var reader = XCStringsReader(bytes)
    self = try reader.catalog()
  }

  /// Reads a `.strings` file, which holds one locale; that locale counts as the source language.
  package init(strings bytes: some Collection<UInt8>, locale: String) throws(StringCatalogError) {
    var reader = StringsFileReader(try StringsFileDecoder(bytes).scalars())
    self.init(sourceLanguage: locale)
    for (key, value) in try reader.pairs() {
      var entry = CatalogEntry(key: key)
      entry.localizations = [CatalogLocalization(locale: locale, form: .unit(value))]
      insert(entry)
    }
  }

  /// Reads a file by its kind.
  ///
  /// - Parameters:
  ///   - path: The file, `.xcstrings` or `.strings`.
  ///   - locale: The locale of a `.strings` file; by default its folder's (`ko.lproj`).
  /// - Throws: An error that names the file, and where it can the line and the column.
  package init(contentsOfFile path: String, locale: String? = nil) throws(StringCatalogError) {
    do throws(StringCatalogError) {
      if path.hasSuffix(".xcstrings") {
        try self.init(xcstrings: Self.bytes(ofFile: path))
      } else if path.hasSuffix(".strings") {
        guard let locale = locale ?? Self.locale(ofPath: path) else {
          throw StringCatalogError(.noLocaleInPath)
        }
        try self.init(strings: Self.bytes(ofFile: path), locale: locale)
      } else {
        throw StringCatalogError(.unknownFileType)
      }
    } catch {
      throw error.inFile(path)
    }
  }

  /// Reads a table of a folder: `NAME.xcstrings`, and `NAME.strings` in its `.lproj` folders.
  ///
  /// Where both have a text, the catalog's is taken, as Xcode does.
  ///
  /// - Parameters:
  ///   - name: The table's name, `Localizable` or `AppShortcuts`.
  ///   - folder: The folder of an app's phrases or resources.
  ///   - sourceLanguage: The language of the code, for a folder that has no catalog to say it.
  /// - Returns: The table, or nil when the folder has no such table.
  /// - Throws: An error that names the file, and where it can the line and the column.
  package static func table(
    named name: String, inFolder folder: String, sourceLanguage: String = "en"
  ) throws(StringCatalogError) -> StringCatalog? {
    var table: StringCatalog?
    for entry in FileReading.names(inFolder: folder).sorted()
    where entry.hasSuffix(".lproj") {
      let path = "\(folder)/\(entry)/\(name).strings"
      guard FileReading.exists(path) else { continue }
      let file = try StringCatalog(contentsOfFile: path)
      table = (table ?? StringCatalog(sourceLanguage: sourceLanguage)).merging(file)
    }
    let path = "\(folder)/\(name).xcstrings"
    guard FileReading.exists(path) else { return table }
    let catalog = try StringCatalog(contentsOfFile: path)
    guard let table else { return catalog }
    return StringCatalog(sourceLanguage: catalog.sourceLanguage).merging(table).merging(catalog)
  }

  private static func bytes(ofFile path: String) throws(StringCatalogError) -> [UInt8] {
    do {
      return try FileReading.bytes(of: path)
    } catch {
      throw StringCatalogError(.unreadable(errno: error.errno))
    }
  }

  /// The locale that a path names: the folder that ends in `.lproj`.
  private static func locale(ofPath path: String) -> String? {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    guard folder.hasSuffix(".lproj") else { return nil }
    let name = String(folder.dropLast(".lproj".count))
    return name == "Base" ? "en" : name
  }
}
