import Testing
import Transcripts

struct TranscriptDocumentTests {
  @Test(arguments: [
    Order.english, Order.korean, "transcript: 1\n\n", "transcript: 1\nskip: why\n\n# a\n\n> b\n",
  ])
  func `prints what it has read`(_ text: String) throws {
    #expect(try TranscriptDocument(parsing: text.utf8).text == text)
  }

  @Test(arguments: 1...400)
  func `reads what it has printed`(_ seed: Int) throws {
    var generator = DocumentGenerator(seed: UInt64(seed))
    let document = generator.document()
    let read = try TranscriptDocument(parsing: document.text.utf8)
    #expect(read == document)
    #expect(read.text.utf8.elementsEqual(document.text.utf8))
    for index in document.steps.indices {
      let line = document.lines[document.lineNumber(ofStep: index) - 1]
      #expect(line == document.steps[index].cue.source)
    }
  }

  @Test func `reads CRLF, a byte order mark, trailing spaces and NFD`() throws {
    let written = "transcript: 1\n\n> 카페 é\n  한글 é.\n= succeeded\n"
    let nfd = written.replacing("카페 é", with: "카페 e\u{301}")
      .replacing("한글", with: "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}")
    let foreign = "\u{FEFF}" + nfd.replacing("\n", with: " \t\r\n")
    let document = try TranscriptDocument(parsing: foreign.utf8)
    #expect(document.text.utf8.elementsEqual(written.utf8))
  }

  @Test func `reads every cue`() throws {
    let text = """
      transcript: 1

      > say
      >
      >   spaced
      @ interrupt
      @ escape
      @ end
      @ restart
      @ wait 90s
      @ wait 2h
      """
    let document = try TranscriptDocument(parsing: text.utf8)
    #expect(
      document.steps.map(\.cue) == [
        .say("say"), .say(""), .say("  spaced"), .event(.interrupt), .event(.escape), .event(.end),
        .event(.restart), .event(.wait(.init(90, .seconds))), .event(.wait(.init(2, .hours))),
      ])
    #expect(TranscriptWait(2, .days).seconds == 172_800)
  }

  @Test func `takes the conditions from the header, and fixed ones where it is silent`() throws {
    let text = """
      transcript: 1
      locale: ko-KR
      time: 2026-12-01T09:00:00+09:00
      zone: Asia/Seoul
      state: two-granolas
      apps: Stays, Orders
      seed: 7
      facts: no
      tags: slow network

      """
    let header = try TranscriptDocument(parsing: text.utf8).header
    let setting = TranscriptSetting(header, path: "Tests/Order/a.transcript")
    #expect(setting.locale == "ko-KR")
    #expect(setting.time.epochSeconds == 1_796_083_200)
    #expect(setting.time.offsetSeconds == 32_400)
    #expect(setting.stateFolder == "Tests/Order/States/two-granolas")
    #expect(setting.apps == ["Stays", "Orders"])
    #expect(setting.seed == 7)
    #expect(!setting.hasFacts)
    #expect(setting.tags == ["slow", "network"])
    let silent = TranscriptSetting(TranscriptHeader(), path: "a.transcript")
    #expect(silent.locale == "en-US")
    #expect(silent.zone == "UTC")
    #expect(silent.time == TranscriptTime("2026-01-01T00:00:00Z"))
    #expect(silent.stateFolder == nil && silent.apps == nil && silent.seed == 0 && silent.hasFacts)
    let fresh = TranscriptSetting(TranscriptHeader([.init(.state, "fresh")]), path: "a.transcript")
    #expect(fresh.stateFolder == nil)
  }

  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1), ("2000-02-29T12:00Z", 951_825_600),
      ("2026-12-01T09:00:00+09:00", 1_796_083_200), ("2026-11-30T20:30:00-0330", 1_796_083_200),
      ("2025-02-29T00:00Z", nil), ("2026-13-01T00:00Z", nil), ("2026-01-01T24:00Z", nil),
      ("2026-01-01T00:00", nil), ("2026-01-01", nil), ("", nil), ("2026-01-01T00:00:00Zx", nil),
    ] as [(String, Int?)])
  func `reads moments`(_ text: String, _ seconds: Int?) {
    #expect(TranscriptTime(text)?.epochSeconds == seconds)
  }
}
