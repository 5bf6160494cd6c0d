import StringCatalogs
import Testing

struct DamagedCatalogTests {
  private static func complaint(_ body: () throws -> StringCatalog) -> String {
    do {
      _ = try body()
      return "no complaint"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("", "1:1: this is not JSON"),
    ("[]", "1:1: “catalog” must be an object"),
    ("{\n  \"a\" 1}", "2:7: this is not JSON"),
    ("{\"sourceLanguage\": \"en\",}", "1:24: this is not JSON: there is a comma"),
    ("{\"strings\": {}}", "1:1: the member “sourceLanguage” is missing"),
    ("{\"sourceLanguage\": \"en\"}", "1:1: the member “strings” is missing"),
    ("{\"sourceLanguage\": 3, \"strings\": {}}", "1:20: “sourceLanguage” must be a language"),
    ("{\"version\": \"2.0\"}", "1:13: catalogs of version 2.0"),
    ("{\"version\": 1.0}", "1:13: “version” must be a string"),
    ("{\"sourceLanguage\": \"en\",\n\"strings\": []}", "2:12: “strings” must be an object"),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\n \"k{}\": {\"localizations\": {\n  \"ko\": {\"x\": 1}}}}}",
      "3:9: “k{}” has neither"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"가\": {\"localizations\": {\n\"ko\": {\"stringUnit\": {\"value\": 1}}}}}}",
      "2:32: “value” must be a string"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\n\"ko\": {\"stringUnit\": {\"state\": \"new\"}}}}}}",
      "2:22: the member “value” is missing"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\n\"ko\": {\"stringSet\": {\"values\": [\"a\", 1]}}}}}}",
      "2:32: “values” must be a list of strings"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\n\"ko\": {\"variations\": {\"plural\": {}}}}}}}",
      "2:33: the plural variations of “k” hold no form"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {}, \"k\": {}}}",
      "1:47: this is not JSON: the name “k” is given twice"
    ),
  ])
  func `says where a catalog is damaged`(_ text: String, _ complaint: String) {
    let found = Self.complaint { try StringCatalog(xcstrings: text.utf8) }
    #expect(found.hasPrefix("string table:" + complaint), "\(found)")
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "1:10: expected ;"),
    ("\"a\" \"b\";", "1:5: expected ="),
    ("\"a\" = ;", "1:7: expected a value"),
    ("\n= \"b\";", "2:1: expected a key"),
    ("\"a\" = \"b;\n", "1:7: this string does not end"),
    ("\"a\" = 'b;\n", "1:7: this string does not end"),
    ("/* c\n\"a\" = \"b\";", "1:1: this comment does not end"),
    ("\"가\" = \"\\U12\";", "1:8: this escape"),
    ("\"a\" = \"\\777\";", "1:8: this escape"),
    ("\"a\" = \"\\UD800\";", "1:7: this escape"),
    ("{ a = b;", "1:9: expected }"),
    ("{ a = b; } c = d;", "1:12: expected the end of the file"),
    ("bplist00", "1:1: this is a property list in binary form"),
    ("<?xml version=\"1.0\"?>", "1:1: this is a property list in XML form"),
  ])
  func `says where a strings file is damaged`(_ text: String, _ complaint: String) {
    let found = Self.complaint { try StringCatalog(strings: text.utf8, locale: "ko") }
    #expect(found.hasPrefix("string table:" + complaint), "\(found)")
  }

  @Test func `says where bytes are no text`() {
    let utf8: [UInt8] = Array("\"a\" = \"b\";\n\"가".utf8) + [0xFF]
    let found = Self.complaint { try StringCatalog(strings: utf8, locale: "ko") }
    #expect(found.hasPrefix("string table:2:3: these bytes are not UTF-8"), "\(found)")
    let lone: [UInt8] = [0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8, 0x61, 0x00]
    let other = Self.complaint { try StringCatalog(strings: lone, locale: "ko") }
    #expect(other.hasPrefix("string table:1:2: these bytes are not UTF-16"), "\(other)")
    let odd: [UInt8] = [0xFE, 0xFF, 0x00, 0x61, 0x00]
    let third = Self.complaint { try StringCatalog(strings: odd, locale: "ko") }
    #expect(third.hasPrefix("string table:1:2: these bytes are not UTF-16"), "\(third)")
  }

  @Test func `names the file that cannot be read`() {
    let missing = Self.complaint {
      try StringCatalog(contentsOfFile: "/nowhere/ko.lproj/A.strings")
    }
    #expect(missing.hasPrefix("/nowhere/ko.lproj/A.strings: the file cannot be read"), "\(missing)")
    let kind = Self.complaint { try StringCatalog(contentsOfFile: "/nowhere/A.json") }
    #expect(kind.hasPrefix("/nowhere/A.json: this is neither"), "\(kind)")
    let place = Self.complaint { try StringCatalog(contentsOfFile: "/nowhere/A.strings") }
    #expect(place.hasPrefix("/nowhere/A.strings: a .strings file belongs"), "\(place)")
    let folder = Self.complaint { try StringCatalog(contentsOfFile: "/", locale: "ko") }
    #expect(folder.contains("neither"), "\(folder)")
  }
}
