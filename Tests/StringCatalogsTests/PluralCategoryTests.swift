import StringCatalogs
import Testing

struct PluralCategoryTests {
  /// A language, and for each category numbers that belong to it.
  struct Row: CustomStringConvertible, Sendable {
    let language: String
    let examples: [PluralCategory: String]

    init(_ language: String, _ examples: [PluralCategory: String]) {
      self.language = language
      self.examples = examples
    }

    var description: String { language }
  }

  static let rows = [
    Row("en", [.one: "1", .other: "0 2 11 21 1.0 1.5 0.1"]),
    Row("en-GB", [.one: "1", .other: "0 2 1.0"]),
    Row("ko", [.other: "0 1 2 21 1.5"]),
    Row("ja", [.other: "0 1 100"]),
    Row("zh-Hant", [.other: "0 1 100"]),
    Row("de", [.one: "1", .other: "0 2 1.0 1.5"]),
    Row("nl", [.one: "1", .other: "0 2 1.0"]),
    Row("sv", [.one: "1", .other: "0 2 1.0"]),
    Row("da", [.one: "1 0.1 1.6", .other: "0 2 2.5"]),
    Row("tr", [.one: "1 1.0", .other: "0 2 1.5"]),
    Row("fr", [.one: "0 1 1.5 0.2", .many: "1000000 2000000", .other: "2 17 1000001 2.0"]),
    Row("es", [.one: "1 1.0", .many: "1000000", .other: "0 2 1.5"]),
    Row("it", [.one: "1", .many: "1000000", .other: "0 2 1.0"]),
    Row("pt", [.one: "0 1 1.5", .many: "1000000", .other: "2 2.0"]),
    Row("pt-PT", [.one: "1", .many: "1000000", .other: "0 2 1.5"]),
    Row(
      "ru", [.one: "1 21 101", .few: "2 4 22 102", .many: "0 5 11 14 100 111", .other: "1.5 1.0"]),
    Row("uk", [.one: "1 31", .few: "3 33", .many: "0 12 20", .other: "0.5"]),
    Row("be", [.one: "1 21", .few: "2", .many: "5 11", .other: "1.5"]),
    Row("pl", [.one: "1", .few: "2 3 22 104", .many: "0 5 12 21 100", .other: "1.5 1.0"]),
    Row("cs", [.one: "1", .few: "2 3 4", .many: "1.5 1.0", .other: "0 5 22"]),
    Row("sk", [.one: "1", .few: "2", .many: "0.5", .other: "0 10"]),
    Row(
      "ar",
      [
        .zero: "0", .one: "1 1.0", .two: "2", .few: "3 10 103", .many: "11 99 111",
        .other: "100 102 200 1.5",
      ]),
    Row("he", [.one: "1 0.5", .two: "2", .other: "0 3 10 2.0"]),
    Row("hr", [.one: "1 21 0.1", .few: "2 22 1.2", .other: "0 5 11 12 1.5"]),
    Row("sl", [.one: "1 101", .two: "2 102", .few: "3 4 1.5", .other: "0 5 100"]),
    Row("lt", [.one: "1 21", .few: "2 9 22", .many: "1.5", .other: "0 10 11 20"]),
    Row("lv", [.zero: "0 10 11 20", .one: "1 21 0.1 1.1", .other: "2 9 1.2"]),
    Row("ro", [.one: "1", .few: "0 2 19 101 1.5", .other: "20 100"]),
    Row("cy", [.zero: "0", .one: "1", .two: "2", .few: "3", .many: "6", .other: "4 5 7"]),
    Row("ga", [.one: "1", .two: "2", .few: "3 6", .many: "7 10", .other: "0 11"]),
    Row("hi", [.one: "0 1 0.5", .other: "2 1.5"]),
    Row("is", [.one: "1 21 1.1", .other: "2 11 1.5"]),
    Row("mk", [.one: "1 21 1.1", .other: "2 11 1.2"]),
    Row("fil", [.one: "0 1 2 3 5", .other: "4 6 9 14"]),
    Row("pa", [.one: "0 1", .other: "2 0.5"]),
    Row("hy", [.one: "0 1 1.5", .other: "2"]),
    Row("tlh", [.other: "0 1 2"]),
  ]

  @Test(arguments: rows)
  func `follows the rules of the language`(_ row: Row) {
    for (category, numbers) in row.examples {
      for number in numbers.split(separator: " ") {
        let found = PluralCategory.of(
          PluralOperands(decimal: String(number)), in: LocaleName(row.language))
        #expect(found == category, "\(number)")
      }
    }
  }

  @Test func `looks at the size of a number and not at its sign`() {
    #expect(PluralCategory.of(PluralOperands(-1), in: LocaleName("en")) == .one)
    #expect(PluralCategory.of(PluralOperands(Int.min), in: LocaleName("ru")) == .many)
  }
}
