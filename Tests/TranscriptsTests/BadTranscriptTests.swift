import Testing
import Transcripts

struct BadTranscriptTests {
  @Test(arguments: [
    ("", "1:1: the first line does not say"),
    ("> hello\n", "1:1: the first line does not say"),
    ("transcript: 2\n", "1:1: transcripts of version 2 are not known"),
    ("transcript: 1\n> hello\n", "2:1: this is not a line of the header"),
    ("transcript: 1\nlocal: en\n", "2:1: a header has no “local”"),
    ("transcript: 1\nlocale: en\nlocale: ko\n", "3:1: “locale” is given twice"),
    ("transcript: 1\ntitle:\n", "2:7: “title” has no value"),
    (
      "transcript: 1\nlocale: english language\n",
      "2:9: “english language” is no value for “locale”"
    ),
    ("transcript: 1\ntime: tomorrow\n", "2:7: “tomorrow” is no value for “time”"),
    ("transcript: 1\nstate: ../other\n", "2:8: “../other” is no value for “state”"),
    ("transcript: 1\ndomains: mine\n", "2:10: “mine” is no value for “domains”"),
    ("transcript: 1\nseed: x\n", "2:7: “x” is no value for “seed”"),
    ("transcript: 1\nfacts: maybe\n", "2:8: “maybe” is no value for “facts”"),
    ("transcript: 1\n\n  Hello.\n", "3:1: this line stands before anything was said"),
    ("transcript: 1\n\n...\n", "3:1: this line stands before anything was said"),
    ("transcript: 1\n\n>hello\n", "3:2: there is no space after “>”"),
    ("transcript: 1\n\n> a\n=succeeded\n", "4:2: there is no space after “=”"),
    ("transcript: 1\n\n> a\n=\n", "4:1: there is nothing after “=”"),
    ("transcript: 1\n\n> a\n!\n", "4:1: there is nothing after “!”"),
    ("transcript: 1\n\n> a\n#x\n", "4:1: there is no space after “#”"),
    ("transcript: 1\n\n> a\n One space.\n", "4:1: this line is indented"),
    ("transcript: 1\n\n> a\n\tTab.\n", "4:1: this line is indented"),
    ("transcript: 1\n\n> a\nHello.\n", "4:1: this line begins like none"),
    ("transcript: 1\n\n> a\n....\n", "4:1: this line begins like none"),
    ("transcript: 1\n\n@ jump\n", "3:3: “jump” is no event"),
    ("transcript: 1\n\n@ wait soon\n", "3:3: “soon” is no span of time"),
    ("transcript: 1\n\n@ wait 1.5s\n", "3:3: “1.5s” is no span of time"),
    ("transcript: 1\n\n@ wait\n", "3:3: “” is no span of time"),
    ("transcript: 1\n\n> a\u{1B}[0m\n", "3:4: there is a control character"),
  ])
  func `points at the line that is wrong`(_ text: String, _ complaint: String) {
    let error = #expect(throws: TranscriptSyntaxError.self) {
      try TranscriptDocument(parsing: text.utf8)
    }
    let description = error?.description(ofFile: "a.transcript") ?? ""
    #expect(description.hasPrefix("a.transcript:" + complaint), "\(description)")
  }

  @Test func `says what to write, under a caret`() {
    let text = "transcript: 1\nlocal: en\n"
    let error = #expect(throws: TranscriptSyntaxError.self) {
      try TranscriptDocument(parsing: text.utf8)
    }
    #expect(
      error?.description(ofFile: "a.transcript") == """
        a.transcript:2:1: a header has no “local”
        2 | local: en
          | ^ perhaps “locale”
        """)
  }

  @Test func `refuses bytes that are no text`() {
    let bytes = Array("transcript: 1\n\n> caf".utf8) + [0xE9, 0x0A]
    let error = #expect(throws: TranscriptSyntaxError.self) {
      try TranscriptDocument(parsing: bytes)
    }
    #expect(error?.reason == .invalidUTF8)
    #expect(error?.line == 3)
  }
}
