import AppIntents
import ExtensionProtocol
import Foundation
import StringCatalogs
import Testing

struct LocalizationTests {
  private let strings = Result {
    try AppStrings(tables: [
      "Localizable": StringCatalog(
        xcstrings: Array(
          """
          {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Saved %lld reservations.": {"localizations": {
              "en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "Saved %lld reservation."}},
                "other": {"stringUnit": {"state": "translated",
                                         "value": "Saved %lld reservations."}}}}},
              "ko": {"stringUnit": {"state": "translated", "value": "예약 %lld건을 저장했습니다."}}}},
            "%@ of %lld": {"localizations": {
              "ko": {"stringUnit": {"state": "translated", "value": "%2$lld개 중 %1$@"}}}},
            "set_timer": {"localizations": {
              "ko": {"stringUnit": {"state": "translated", "value": "타이머 설정"}}}},
            "Check-in: %@": {"localizations": {
              "ko": {"stringUnit": {"state": "translated", "value": "체크인: %@"}}}},
            "Latte": {"localizations": {
              "ko": {"stringUnit": {"state": "translated", "value": "라테"}}}}}}
          """.utf8)),
      "Other": StringCatalog(
        strings: Array(#""Latte" = "Milchkaffee";"#.utf8), locale: "de"),
    ])
  }

  private func text(_ resource: LocalizedStringResource, in locale: String) throws -> String {
    TextRendering(strings: try strings.get(), locale: Locale(identifier: locale))
      .text(of: resource)
  }

  @Test(arguments: [
    ("en", 1, "Saved 1 reservation."), ("en", 2, "Saved 2 reservations."),
    ("en-GB", 1234, "Saved 1,234 reservations."), ("ko-KR", 1, "예약 1건을 저장했습니다."),
    ("de", 1234, "Saved 1.234 reservations."),
  ])
  func `a number chooses the plural form and is written as the locale writes it`(
    _ locale: String, _ count: Int, _ expected: String
  ) throws {
    #expect(try text("Saved \(count) reservations.", in: locale) == expected)
  }

  @Test(arguments: [("en", "Latte of 3"), ("ko", "3개 중 라테")])
  func `a language may place values in another order, and values are texts themselves`(
    _ locale: String, _ expected: String
  ) throws {
    let latte: LocalizedStringResource = "Latte"
    #expect(try text("\(latte) of \(3)", in: locale) == expected)
  }

  @Test(arguments: [("en", "Set Timer"), ("ko", "타이머 설정"), ("fr", "Set Timer")])
  func `a key of its own is looked up, and else the wording in code is shown`(
    _ locale: String, _ expected: String
  ) throws {
    #expect(
      try text(LocalizedStringResource("set_timer", defaultValue: "Set Timer"), in: locale)
        == expected)
  }

  @Test func `a key that no table has is shown as it is`() throws {
    #expect(try text("100% of \("it")", in: "ko") == "100% of it")
    #expect(try text("50% off", in: "ko") == "50% off")
  }

  @Test func `a table other than the usual one is looked up where it is named`() throws {
    #expect(try text(LocalizedStringResource("Latte", table: "Other"), in: "de") == "Milchkaffee")
    #expect(try text("Latte", in: "de") == "Latte")
  }

  @Test(arguments: [("en-US", "Check-in: Fri, Dec 4"), ("ko-KR", "체크인: 12월 4일 (금)")])
  func `a date is formatted in the conversation's locale`(
    _ locale: String, _ expected: String
  ) throws {
    var style = Date.FormatStyle().month(.abbreviated).day().weekday(.abbreviated)
    style.timeZone = .gmt
    let date = Date(timeIntervalSince1970: 1_796_342_400)
    #expect(try text("Check-in: \(date, format: style)", in: locale) == expected)
  }

  @Test func `a locale that the app chose wins`() throws {
    var resource: LocalizedStringResource = "Saved \(2) reservations."
    resource.locale = Locale(identifier: "ko")
    #expect(try text(resource, in: "en") == "예약 2건을 저장했습니다.")
  }

  @Test func `code may look texts up by itself, in the locale of its request`() async throws {
    let session = AppSession(SessionContext(locale: "ko"), strings: try strings.get())
    AppSession.$current.withValue(session) {
      #expect(String(localized: "Saved \(3) reservations.") == "예약 3건을 저장했습니다.")
      #expect(String(localized: LocalizedStringResource("Latte")) == "라테")
    }
  }

  @Test func `equal texts are equal, with their values`() {
    let one: LocalizedStringResource = "\(1) of \("a")"
    #expect(one == "\(1) of \("a")")
    #expect(one != "\(2) of \("a")")
    #expect(one.key == "%lld of %@")
  }

  @Test func `a dialog has two texts`() throws {
    let rendering = TextRendering(strings: try strings.get(), locale: Locale(identifier: "ko"))
    let dialog = IntentDialog(full: "Saved \(1) reservations.", supporting: "Latte")
    #expect(rendering.dialog(dialog) == DialogText(full: "예약 1건을 저장했습니다.", supporting: "라테"))
  }
}
