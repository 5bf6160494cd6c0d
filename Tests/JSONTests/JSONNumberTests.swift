import JSON
import Testing

struct JSONNumberTests {
  private func number(_ literal: String) throws -> JSONNumber {
    try #require(try JSONValue(parsing: literal.utf8).number)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("-0.0e9", 0), ("1.0", 1), ("1e2", 100), ("-12.50e1", -125),
      ("9007199254740993.0", 9_007_199_254_740_993), ("9223372036854775807", Int.max),
      ("-9223372036854775808", Int.min), ("-9223372036854775808.0", Int.min), ("1.5", nil),
      ("9223372036854775808", nil), ("92233720368547758070e-1", Int.max), ("1e400", nil),
      ("1e-400", nil), ("100e-2", 1), ("1e99999999999999999999", nil),
    ] as [(String, Int?)])
  func `is an Int when it is whole and fits`(_ literal: String, _ expected: Int?) throws {
    #expect(try number(literal).int == expected)
  }

  @Test func `has no double beyond all doubles`() throws {
    #expect(try number("1e400").double == nil)
    #expect(try number("-1.25e2").double == -125)
  }

  @Test(
    arguments: [
      [
        "-1e400", "-1e399", "-12", "-1.5", "-1", "-0.1", "-1e-400", "0", "1e-400", "0.1", "0.11",
        "1",
      ],
      ["9007199254740992", "9007199254740993", "9007199254740993.5", "1e16", "1e308", "1e309"],
    ])
  func `is ordered by its exact value`(_ literals: [String]) throws {
    let values = try literals.map { JSONDecimal(try number($0)) }
    for (place, value) in values.enumerated() {
      for (other, otherValue) in values.enumerated() {
        #expect((value < otherValue) == (place < other))
        #expect((value == otherValue) == (place == other))
      }
    }
  }

  @Test(
    arguments: [
      ["0", "-0", "0.0", "0e7"], ["1", "1.0", "1e0", "10e-1", "0.01e2"],
      ["123e-5", "0.00123", "0.0012300"],
    ])
  func `is equal and hashes alike however it is written`(_ literals: [String]) throws {
    let numbers = try literals.map(number)
    #expect(Set(numbers).count == 1)
  }

  @Test(
    arguments: [
      ("0", "7", true), ("21", "7", true), ("22", "7", false), ("4.5", "1.5", true),
      ("35", "1.5", false), ("0.0075", "0.0001", true), ("0.00751", "0.0001", false),
      ("1e308", "0.123456789", false), ("12391239123", "1e-8", true), ("1e308", "0.5", true),
      ("1e1000000000", "1024", true), ("1e1000000000", "3", false), ("-9", "3", true),
      ("1", "10", false), ("15", "10", false), ("100", "1e1", true), ("3", "-1.5", true),
      ("246913578024691357802469135780", "123456789012345678901234567890", true),
      ("246913578024691357802469135781", "123456789012345678901234567890", false),
      ("1e50", "1267650600228229401496703205376", false),
      ("1e100", "1267650600228229401496703205376", true),
    ])
  func `is a multiple by its exact value`(
    _ value: String, _ divisor: String, _ expected: Bool
  ) throws {
    let value = JSONDecimal(try number(value))
    #expect(value.isMultiple(of: JSONDecimal(try number(divisor))) == expected)
  }
}
