import Foundation
import StringCatalogs
import Testing

/// Tables of public apps, where they are at hand.
struct RealCatalogTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../shared/data/phrases").standardizedFileURL.path

  private static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if names.isEmpty { print("skipped: no shared data") }
    return names.filter { $0.hasSuffix("strings") }.sorted()
  }()

  @Test(arguments: files)
  func `reads the tables of public apps`(_ name: String) throws {
    let locale = name.split(separator: "_").first { $0.hasSuffix(".lproj") }?.dropLast(6)
    let catalog = try StringCatalog(
      contentsOfFile: "\(Self.folder)/\(name)", locale: locale.map(String.init))
    #expect(!catalog.keys.isEmpty)
    for key in catalog.keys {
      for locale in catalog.locales {
        for phrase in catalog.strings(forKey: key, locale: locale) {
          #expect(phrase.contains("${"), "\(key) in \(locale)")
        }
      }
      #expect(!catalog.strings(forKey: key, locale: catalog.sourceLanguage).isEmpty)
    }
  }

  @Test(.enabled(if: !files.isEmpty))
  func `joins the tables of one app by language`() throws {
    let tables = try Self.files.filter { $0.hasPrefix("home-assistant") }.map { name in
      let locale = name.split(separator: "_").first { $0.hasSuffix(".lproj") }?.dropLast(6)
      return try StringCatalog(
        contentsOfFile: "\(Self.folder)/\(name)", locale: locale.map(String.init))
    }
    let merged = tables.reduce(StringCatalog(sourceLanguage: "en")) { $0.merging($1) }
    #expect(merged.locales == ["en", "de", "ja", "ko-KR"])
    let phrase = "Turn on ${entity} in ${applicationName}"
    #expect(
      merged.strings(forKey: phrase, locale: "ko") == ["${applicationName}에서 ${entity} 켜기"])
  }

  @Test func `reads a table from a folder, the catalog before the files`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("behest-tables-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for locale in ["en", "ko"] {
      let place = folder.appendingPathComponent("\(locale).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\"a\" = \"\(locale) file\"; \"b\" = \"\(locale) b\";".utf8)
        .write(to: place.appendingPathComponent("Localizable.strings"))
    }
    let files = try StringCatalog.table(named: "Localizable", inFolder: folder.path)
    #expect(files?.strings(forKey: "a", locale: "ko") == ["ko file"])
    let text = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "ko": {"stringUnit": {"value": "catalog"}}}}}, "version": "1.0"}
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    let table = try StringCatalog.table(named: "Localizable", inFolder: folder.path)
    #expect(table?.strings(forKey: "a", locale: "ko-KR") == ["catalog"])
    #expect(table?.strings(forKey: "b", locale: "ko") == ["ko b"])
    #expect(try StringCatalog.table(named: "Other", inFolder: folder.path) == nil)
  }
}
