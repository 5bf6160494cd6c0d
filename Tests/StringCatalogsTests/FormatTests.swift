import StringCatalogs
import Testing

struct FormatTests {
  struct Row: CustomStringConvertible, Sendable {
    let template: String
    let arguments: [FormatArgument]
    let locale: String
    let expected: String

    init(
      _ template: String, _ arguments: [FormatArgument], _ locale: String = "en", _ expected: String
    ) {
      self.template = template
      self.arguments = arguments
      self.locale = locale
      self.expected = expected
    }

    var description: String { "\(template) \(arguments) \(locale)" }
  }

  static let rows = [
    Row("Hello %@", [.text("Kim")], "en", "Hello Kim"),
    Row("%@ → %@", [.text("a"), .text("b")], "en", "a → b"),
    Row("%2$@ before %1$@", [.text("a"), .text("b")], "en", "b before a"),
    Row("%1$@ and %1$@", [.text("a")], "en", "a and a"),
    Row("%lld", [.integer(1_234_567)], "en", "1,234,567"),
    Row("%ld", [.integer(-1234)], "de", "-1.234"),
    Row("%d", [.integer(1234)], "ko", "1,234"),
    Row("%d", [.integer(1234)], "es", "1234"),
    Row("%d", [.integer(12345)], "es", "12.345"),
    Row("%d", [.integer(1234)], "es-MX", "1,234"),
    Row("%d", [.integer(1234)], "fr", "1\u{202F}234"),
    Row("%d", [.integer(1234)], "ru", "1\u{A0}234"),
    Row("%d", [.integer(1234)], "pl", "1234"),
    Row("%d", [.integer(1234)], "de-CH", "1’234"),
    Row("%d", [.integer(1234)], "ar", "١٬٢٣٤"),
    Row("%d", [.integer(1234)], "ar-AE", "1,234"),
    Row("%d", [.integer(12_345_678)], "hi", "1,23,45,678"),
    Row("%d", [.integer(12_345_678)], "en-IN", "1,23,45,678"),
    Row("%d", [.integer(-5)], "sv", "−5"),
    Row("%d", [.integer(.min)], "en", "-9,223,372,036,854,775,808"),
    Row("%lf", [.double(1.5)], "en", "1.500000"),
    Row("%.2f", [.double(1234.567)], "en", "1,234.57"),
    Row("%.2f", [.double(1234.567)], "de", "1.234,57"),
    Row("%.1f", [.double(0.05)], "ko", "0.1"),
    Row("%.0f", [.double(2.5)], "en", "2"),
    Row("%.1f", [.integer(3)], "en", "3.0"),
    Row("%@", [.integer(1234)], "en", "1,234"),
    Row("%@", [.double(0.5)], "de", "0,5"),
    Row("%@", [.double(2)], "en", "2"),
    Row("%@", [.double(1e20)], "en", "100,000,000,000,000,000,000"),
    Row("%@", [.double(-1.25e-7)], "de", "-0,000000125"),
    Row("%@", [.double(1e-5)], "en", "0.00001"),
    Row("%lld", [.text("two")], "en", "two"),
    Row("%lld", [.double(.nan)], "en", "NaN"),
    Row("%f", [.double(-.infinity)], "en", "-∞"),
    Row("%g", [.double(0.25)], "de", "0,25"),
    Row("%x %X %o", [.integer(255), .integer(255), .integer(8)], "en", "ff FF 10"),
    Row("%+d", [.integer(5)], "en", "+5"),
    Row("%03d", [.integer(7)], "en", "007"),
    Row("%05d", [.integer(-7)], "en", "-0007"),
    Row("%5@|", [.text("ab")], "en", "   ab|"),
    Row("%-5@|", [.text("ab")], "en", "ab   |"),
    Row("%lld%%", [.integer(40)], "en", "40%"),
    Row("%%@ %@", [.text("x")], "en", "%@ x"),
    Row("50 % off for %@", [.text("you")], "en", "50 % off for you"),
    Row("end %", [.text("x")], "en", "end %"),
    Row("%q %@", [.text("x")], "en", "%q x"),
    Row("%@ %@", [.text("only")], "en", "only "),
    Row("%9$@!", [.text("only")], "en", "!"),
    Row("%@", [.text("100%@")], "en", "100%@"),
    Row("예약 %lld건", [.integer(1_000)], "ko", "예약 1,000건"),
    Row("👩‍👩‍👧 %@ é", [.text("한글")], "ko", "👩‍👩‍👧 한글 é"),
  ]

  @Test(arguments: rows)
  func `puts arguments in as the locale writes them`(_ row: Row) {
    let text = FormatTemplate(row.template).text(
      arguments: row.arguments, locale: LocaleName(row.locale))
    #expect(text == row.expected)
  }

  @Test(
    arguments: [
      ([.literal("Saved "), .integer, .literal(" reservations")], "Saved %lld reservations", nil),
      ([.text, .literal(" and "), .text], "%@ and %@", "%1$@ and %2$@"),
      ([.literal("100% of "), .double], "100%% of %lf", nil),
      ([.literal("100%")], "100%", nil),
      ([.argument(specifier: "%.2f"), .literal(" km"), .text], "%.2f km%@", "%1$.2f km%2$@"),
      ([], "", nil),
    ] as [([FormatKey.Piece], String, String?)])
  func `forms keys as Xcode does`(
    _ pieces: [FormatKey.Piece], _ key: String, _ sourceText: String?
  ) {
    #expect(FormatKey(pieces).key == key)
    #expect(FormatKey(pieces).sourceText == sourceText ?? key)
  }
}
