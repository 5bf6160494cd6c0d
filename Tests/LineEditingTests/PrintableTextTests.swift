import LineEditing
import Testing

struct PrintableTextTests {
  @Test(arguments: [
    ("plain 예약", "plain 예약"),
    ("a\tb\nc\rd", "a b\ncd"),
    ("\u{1B}[31mred\u{1B}[0m", "red"),
    ("\u{1B}]0;title\u{7}text", "text"),
    ("\u{1B}]8;;http://x\u{1B}\\link", "link"),
    ("\u{1B}]never ended\nnext", "never ended\nnext"),
    ("\u{1B}", ""),
    ("\u{1B}creset", "reset"),
    ("\u{9B}2Jclear", "clear"),
    ("bell\u{7}\u{0}\u{7F}\u{85}", "bell"),
    ("pay \u{202E}001\u{202C}", "pay 001"),
    ("👩‍👩‍👧", "👩‍👩‍👧"),
  ])
  func `takes out what a terminal would obey`(_ text: String, _ printable: String) {
    #expect(Array(TerminalOutput.printable(text).utf8) == Array(printable.utf8))
  }
}
