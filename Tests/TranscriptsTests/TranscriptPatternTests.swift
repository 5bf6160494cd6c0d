import Testing
import Transcripts

struct TranscriptPatternTests {
  @Test(arguments: [
    ("Saved.", "Saved.", true), ("Saved.", "Saved", false), ("Saved.", "Saved. ", false),
    ("[..]", "", true), ("[..]", "anything", true), ("a[..]", "a", true), ("a[..]", "ba", false),
    ("[..]a", "cba", true), ("a[..]a", "a", false), ("a[..]a", "aa", true),
    ("[..]b[..]b[..]", "abcb", true), ("[..]b[..]b[..]", "abc", false),
    ("x[..]y[..]z", "x1y2y3z", true), ("x[..][..]z", "xz", true),
    (#"\[..]"#, "[..]", true), (#"\[..]"#, "x", false), (#"a\[..][..]"#, "a[..]b", true),
    (#"\\[..]"#, #"\[..]"#, true), ("7:00\u{202F}PM", "7:00 PM", true), ("a b", "a\u{A0}b", true),
    ("é", "e\u{301}", true), ("예[..]", "\u{110B}\u{1168}약", true), ("[.]", "x", false),
  ])
  func `fits a text`(_ pattern: String, _ text: String, _ fits: Bool) {
    #expect(TranscriptPattern(pattern).matches(text) == fits)
  }

  @Test(arguments: ["plain", "[..]", #"\[..]"#, #"\\[..]\[..][..]"#, "a[..", "[[..]]", ""])
  func `takes literal text to the letter`(_ text: String) {
    let pattern = TranscriptPattern(literal: text)
    #expect(pattern.matches(text))
    #expect(!pattern.matches(text + "x"))
    #expect(!pattern.matches("x" + text))
  }

  @Test func `stands for nothing else when it is literal`() {
    #expect(!TranscriptPattern(literal: "a[..]b").matches("axb"))
  }
}
