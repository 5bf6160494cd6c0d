import StringCatalogs
import Testing

struct XCStringsTests {
  private static func catalog(
    _ strings: String, source: String = "en", version: String = "1.0"
  ) throws -> StringCatalog {
    let text = """
      {"sourceLanguage": "\(source)", "strings": {\(strings)}, "version": "\(version)"}
      """
    return try StringCatalog(xcstrings: text.utf8)
  }

  private static let saved = """
    "Saved %lld reservations": {"localizations": {
      "en": {"variations": {"plural": {
        "zero": {"stringUnit": {"state": "translated", "value": "Saved nothing"}},
        "one": {"stringUnit": {"state": "translated", "value": "Saved %lld reservation"}},
        "other": {"stringUnit": {"state": "translated", "value": "Saved %lld reservations"}}}}},
      "ko-KR": {"variations": {"plural": {
        "other": {"stringUnit": {"state": "translated", "value": "예약 %lld건 저장"}}}}},
      "ru": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "new", "value": "%lld бронь"}},
        "few": {"stringUnit": {"state": "new", "value": "%lld брони"}},
        "many": {"stringUnit": {"state": "new", "value": "%lld броней"}}}}}}}
    """

  @Test(arguments: [
    ("en", 0, "Saved nothing"), ("en-US", 1, "Saved 1 reservation"),
    ("en", 2, "Saved 2 reservations"), ("en", 1000, "Saved 1,000 reservations"),
    ("ko", 1, "예약 1건 저장"), ("ru", 1, "1 бронь"), ("ru", 3, "3 брони"), ("ru", 5, "5 броней"),
  ])
  func `takes the plural form of the number`(_ locale: String, _ count: Int, _ text: String) throws
  {
    let found = try Self.catalog(Self.saved).string(
      forKey: "Saved %lld reservations", locale: locale, arguments: [.integer(count)])
    #expect(found?.text == text)
    #expect(found?.isFallback == false)
  }

  @Test func `falls back to the source language and says so`() throws {
    let catalog = try Self.catalog(Self.saved)
    let found = catalog.string(
      forKey: "Saved %lld reservations", locale: "de", arguments: [.integer(1000)])
    #expect(found?.text == "Saved 1.000 reservations")
    #expect(found?.locale == "en")
    #expect(found?.isFallback == true)
    #expect(catalog.strings(forKey: "Saved %lld reservations", locale: "de") == [])
    #expect(catalog.string(forKey: "Unknown", locale: "en") == nil)
  }

  @Test func `sees whether a fraction is shown`() throws {
    let catalog = try Self.catalog(
      """
      "%.1f km": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%.1f kilometer"}},
        "other": {"stringUnit": {"value": "%.1f kilometers"}}}}}}},
      "%@ km": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%@ kilometer"}},
        "other": {"stringUnit": {"value": "%@ kilometers"}}}}}}}
      """)
    let fixed = catalog.string(forKey: "%.1f km", locale: "en", arguments: [.double(1)])
    let bare = catalog.string(forKey: "%@ km", locale: "en", arguments: [.double(1)])
    #expect(fixed?.text == "1.0 kilometers")
    #expect(bare?.text == "1 kilometer")
  }

  @Test(arguments: [
    (1, 1, "1 room in 1 house for Kim"), (2, 1, "2 rooms in 1 house for Kim"),
    (1200, 2, "1,200 rooms in 2 houses for Kim"),
  ])
  func `fills parts that have plural forms of their own`(
    _ rooms: Int, _ houses: Int, _ text: String
  ) throws {
    let catalog = try Self.catalog(
      """
      "%lld in %lld for %@": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@rooms@ in %#@houses@ for %@"},
        "substitutions": {
          "rooms": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg room"}},
            "other": {"stringUnit": {"value": "%arg rooms"}}}}},
          "houses": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg house"}},
            "other": {"stringUnit": {"value": "%arg houses"}}}}}}}}}
      """)
    let found = catalog.string(
      forKey: "%lld in %lld for %@", locale: "en",
      arguments: [.integer(rooms), .integer(houses), .text("Kim")])
    #expect(found?.text == text)
  }

  @Test func `ends a part that names itself`() throws {
    let catalog = try Self.catalog(
      """
      "%lld": {"localizations": {"en": {"stringUnit": {"value": "<%#@a@>"}, "substitutions": {
        "a": {"argNum": 1, "variations": {"plural": {"other": {"stringUnit": {"value": "%#@a@"}}}}}
      }}}}
      """)
    #expect(catalog.string(forKey: "%lld", locale: "en", arguments: [.integer(1)])?.text == "<>")
  }

  @Test func `reads a set of phrases and keeps the order`() throws {
    let catalog = try Self.catalog(
      """
      "b": {"extractionState": "stale", "comment": "why", "localizations": {
        "ko": {"stringSet": {"state": "needs_review", "values": ["하나", "둘"]}}}},
      "a": {}
      """)
    #expect(catalog.keys == ["b", "a"])
    #expect(catalog.locales == ["en", "ko"])
    #expect(catalog.strings(forKey: "b", locale: "ko-KR") == ["하나", "둘"])
    #expect(catalog.strings(forKey: "b", locale: "en") == ["b"])
    #expect(catalog.strings(forKey: "a", locale: "ko") == [])
    #expect(catalog.entry(forKey: "b")?.isStale == true)
    #expect(catalog.entry(forKey: "b")?.comment == "why")
    #expect(catalog.entry(forKey: "b")?.localizations.first?.state == .needsReview)
  }

  @Test func `takes an empty translation for none and a fixed key for every locale`() throws {
    let catalog = try Self.catalog(
      """
      "OK": {"localizations": {"ko": {"stringUnit": {"state": "new", "value": ""}}}},
      "Stays": {"shouldTranslate": false},
      "empty": {"localizations": {"ko": {}}}
      """)
    #expect(catalog.string(forKey: "OK", locale: "ko")?.text == "OK")
    #expect(catalog.string(forKey: "OK", locale: "ko")?.isFallback == true)
    #expect(catalog.string(forKey: "Stays", locale: "ko")?.isFallback == false)
    #expect(catalog.string(forKey: "empty", locale: "ko")?.text == "empty")
  }

  @Test(arguments: [
    (#""other": {"stringUnit": {"value": "O"}}, "mac": {"stringUnit": {"value": "M"}}"#, "O"),
    (#""iphone": {"stringUnit": {"value": "I"}}, "mac": {"stringUnit": {"value": "M"}}"#, "M"),
    (#""applewatch": {"stringUnit": {"value": "W"}}"#, "W"),
  ])
  func `takes the device that is nearest to a terminal`(_ devices: String, _ text: String) throws {
    let catalog = try Self.catalog(
      #""k": {"localizations": {"en": {"variations": {"device": {\#(devices)}}}}}"#)
    #expect(catalog.string(forKey: "k", locale: "en")?.text == text)
  }

  @Test func `leaves a text without arguments as it is`() throws {
    let catalog = try Self.catalog(
      #""50% off": {}, "k": {"localizations": {"en": {"stringUnit": {"value": "100%% %@\\n"}}}}"#)
    #expect(catalog.string(forKey: "50% off", locale: "en")?.text == "50% off")
    #expect(catalog.string(forKey: "k", locale: "en")?.text == #"100%% %@\n"#)
  }

  @Test(arguments: ["%@ of %lld", "%1$@ of %2$lld"])
  func `finds an interpolated key with and without positions`(_ key: String) throws {
    let catalog = try Self.catalog(
      #""\#(key)": {"localizations": {"ko": {"stringUnit": {"value": "%2$lld 중 %1$@"}}}}"#)
    let found = catalog.string(
      for: FormatKey([.text, .literal(" of "), .integer]), locale: "ko",
      arguments: [.text("하나"), .integer(3)])
    #expect(found?.text == "3 중 하나")
  }

  @Test(arguments: ["1.0", "1.1", "1.2", "1.3"])
  func `reads the versions that Xcode writes`(_ version: String) throws {
    #expect(try Self.catalog(#""a": {}"#, version: version).keys == ["a"])
  }

  @Test func `joins two tables`() throws {
    let korean = #""a": {"localizations": {"ko": {"stringUnit": {"value": "가"}}}}, "b": {}"#
    let merged = try Self.catalog(#""a": {}"#).merging(Self.catalog(korean, source: "ko"))
    #expect(merged.keys == ["a", "b"])
    #expect(merged.sourceLanguage == "en")
    #expect(merged.strings(forKey: "a", locale: "ko") == ["가"])
    #expect(merged.strings(forKey: "a", locale: "en") == ["a"])
  }
}
