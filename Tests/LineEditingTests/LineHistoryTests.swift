import LineEditing
import Testing

struct LineHistoryTests {
  @Test func `keeps each line once, the newest last`() {
    var history = LineHistory(lines: ["a", "b", "a"])
    #expect(history.lines == ["b", "a"])
    history.add("b")
    #expect(history.lines == ["a", "b"])
  }

  @Test(arguments: ["", " secret", "two\nlines", "bell\u{7}"])
  func `keeps no empty, secret or broken line`(_ line: String) {
    var history = LineHistory()
    let isKept = history.add(line)
    #expect(!isKept)
    #expect(history.lines.isEmpty)
  }

  @Test func `forgets the oldest lines`() {
    var history = LineHistory(lines: ["a", "b", "c"], limit: 2)
    #expect(history.lines == ["b", "c"])
    history.add("d")
    #expect(history.lines == ["c", "d"])
  }
}
