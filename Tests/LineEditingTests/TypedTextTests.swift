import Testing

@testable import LineEditing

struct TypedTextTests {
  @Test(
    arguments: [
      ([0x61], "a"), ([0xEC, 0x98, 0x88], "예"), ([0xF0, 0x9F, 0x98, 0x80], "😀"),
      ([0xC0, 0x80, 0x61], "a"), ([0xED, 0xA0, 0x80, 0x61], "a"), ([0xE0, 0x80, 0x80, 0x61], "a"),
      ([0xEC, 0x98, 0x61], "a"), ([0xEC, 0xC3, 0xA9], "é"), ([0xFF, 0x80, 0x61], "a"),
      ([0xF4, 0x90, 0x80, 0x80, 0x61], "a"),
    ] as [([UInt8], String)])
  func `bytes become code points and wrong ones vanish`(_ bytes: [UInt8], _ text: String) {
    var decoding = UTF8Decoding()
    let scalars = bytes.compactMap { decoding.next($0) }
    #expect(String(scalars) == text)
    #expect(!decoding.isIncomplete)
  }

  @Test(
    arguments: [
      ("one\ntwo", "one two"), ("one\n\n\ntwo\n", "one two"), ("a\tb ", "a b "),
      ("\u{1112}\u{1161}\u{11AB}", "한"), ("\u{1B}[31mred", "red"), ("\n", ""), ("", ""),
    ])
  func `what is pasted becomes one row`(_ pasted: String, _ line: String) {
    let text = PastedText.line(from: Array(pasted.unicodeScalars))
    #expect(Array(text.utf8) == Array(line.utf8))
  }

  @Test func `a search goes from the newest line to the oldest`() {
    var search = HistorySearch(history: LineHistory(lines: ["예산", "저장", "예약", "sa.e"]))
    #expect(search.found == nil && !search.hasFailed)
    search.append("예")
    #expect(search.found == "예약")
    search.goOlder()
    #expect(search.found == "예산")
    search.goOlder()
    #expect(search.found == "예산")
    search.append("약")
    #expect(search.found == "예약")
    search.append("x")
    #expect(search.hasFailed)
    search.removeLast()
    search.removeLast()
    search.removeLast()
    #expect(search.found == nil && search.words.isEmpty)
    search.append("\u{1109}")
    search.append("\u{1161}")
    #expect(search.words.unicodeScalars.count == 1, "letters are composed as they are typed")
  }

  @Test(
    arguments: [
      (Duration.zero, 0), (.milliseconds(5), 5), (.microseconds(1), 1), (.seconds(2), 2_000),
      (.seconds(1_000_000_000), Int32.max),
    ] as [(Duration, Int32)])
  func `a wait never ends early`(_ duration: Duration, _ milliseconds: Int32) {
    #expect(duration.milliseconds == milliseconds)
  }
}
