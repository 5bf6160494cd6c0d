import Testing

@testable import LineEditing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("예약", 4), ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("›", 1),
  ])
  func `counts the columns that a terminal uses`(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test func `pads by columns, not by letters`() {
    #expect(DisplayWidth.padded("집", to: 4) + "|" == "집  |")
    #expect(DisplayWidth.padded("Home", to: 2) == "Home")
  }

  @Test func `never cuts a wide letter in two`() {
    #expect(DisplayWidth.prefix(of: "예약", fitting: 3) == "예")
  }

  @Test(
    arguments: [
      ("", 0, 0), ("abcd", 0, 4), ("abcde", 1, 0), ("가나", 0, 4), ("가나다", 1, 2), ("a가나", 1, 0),
      ("가나다라", 1, 4), ("가나다라마", 2, 2),
    ])
  func `a wide letter that does not fit goes to the next row`(
    _ text: String, _ row: Int, _ column: Int
  ) {
    var position = ScreenPosition(columns: 5)
    position.advance(over: text.unicodeScalars)
    #expect(position.row == row && position.column == column)
  }
}
