import LineEditing
import Testing

struct TextWrappingTests {
  @Test(arguments: [
    ("one two three", 9, ["  one two", "    three"]),
    ("one two", 9, ["  one two"]),
    ("", 9, [""]),
    ("예약을 캘린더에 저장", 12, ["  예약을", "    캘린더에", "    저장"]),
    ("abcdefghijkl", 9, ["  abcde", "    fghij", "    kl"]),
    ("  1  a long row", 12, ["    1  a", "    long row"]),
  ])
  func `breaks at spaces and hangs what goes on`(_ text: String, _ width: Int, _ rows: [String]) {
    #expect(TextWrapping(width: width, indent: 2, hanging: 2).lines(of: text) == rows)
  }

  @Test(arguments: [
    "please remember that the reservation was made for two", "가나다라마바사아자차카타파하 거너더러",
    "x 가나다라마바사아자차카타파하", "a  b   c    d     e      f       g",
  ])
  func `never writes a row wider than the terminal, nor loses a letter`(_ text: String) {
    for width in 8...30 {
      let rows = TextWrapping(width: width, indent: 2, hanging: 2).lines(of: text)
      #expect(rows.allSatisfy { DisplayWidth.columns(of: $0) <= width }, "\(width): \(rows)")
      #expect(rows.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test func `leaves long lines alone where nobody wraps`() {
    let text = String(repeating: "word ", count: 50) + "end"
    #expect(TextWrapping(width: nil, indent: 2).lines(of: text) == ["  " + text])
  }

  @Test func `keeps the lines of the text apart`() {
    #expect(TextWrapping(width: 80, indent: 1).lines(of: "a\n\nb") == [" a", "", " b"])
  }
}
