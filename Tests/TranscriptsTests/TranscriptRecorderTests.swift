import Testing
import Transcripts

struct TranscriptRecorderTests {
  private static let header = TranscriptHeader([
    .init(.title, "Order\ngranola "), .init(.locale, "en-US"),
    .init(.time, "2026-12-01T09:00:00+09:00"), .init(.zone, ""),
    .init(.recorded, "2026-12-01T09:00:00+09:00"),
  ])

  /// Holds a conversation with a shop and records it.
  private static func record(
    _ cues: [TranscriptCue], to path: String, header: TranscriptHeader = header
  ) async throws {
    let shop = ScriptedShop(locale: "en-US")
    let recorder = try TranscriptRecorder(path: path, header: header)
    for cue in cues {
      try recorder.record(cue)
      let lines =
        switch cue {
        case .say(let text): await shop.say(text)
        case .event(let event): await shop.perform(event)
        }
      try recorder.record(lines)
    }
    try recorder.record(comment: ":quit")
    recorder.stop()
    try recorder.record(.say("lost"))
  }

  private static let cues: [TranscriptCue] = [
    .say("order granola"), .say("2"), .say(""), .say("yes"), .say("order granola"),
    .event(.interrupt), .say("nonsense"),
  ]

  @Test func `writes what a replay reads`() async throws {
    let folder = try TranscriptFolder()
    try await Self.record(Self.cues, to: folder.path + "/a.transcript")
    let text = try folder.text(of: "a.transcript")
    #expect(
      text == """
        transcript: 1
        title: Order granola
        locale: en-US
        time: 2026-12-01T09:00:00+09:00
        recorded: 2026-12-01T09:00:00+09:00

        > order granola
        = intent StartOrder item=?
          Which item?
            1. Granola — 500 g
            2. Granola — 1 kg
        = needsInput item of=2
        > 2
        = set item=sku_2
          How many?
        = needsInput quantity
        >
        = set quantity=1
          Order 1 × sku_2? [y/N]
        = awaitingConfirmation
        > yes
          Ordered. It is ord-1\u{202F}now.
        = succeeded value=ord-1

        > order granola
        = intent StartOrder item=?
          Which item?
            1. Granola — 500 g
            2. Granola — 1 kg
        = needsInput item of=2
        @ interrupt
          Cancelled.
        = cancelled

        > nonsense
        ! I do not know that.
        = failed noMatch
        # :quit

        """)
    #expect(try await folder.run().closingLine == "1 passed, 0 failed")
  }

  @Test func `is private and overwrites nothing`() async throws {
    let folder = try TranscriptFolder()
    let path = folder.path + "/a.transcript"
    try await Self.record([.say("nonsense")], to: path)
    #expect(try folder.mode(of: "a.transcript") == 0o600)
    let before = try folder.text(of: "a.transcript")
    #expect(throws: TranscriptFileError.exists) {
      try TranscriptRecorder(path: path, header: Self.header)
    }
    #expect(try folder.text(of: "a.transcript") == before)
    let error = #expect(throws: TranscriptFileError.self) {
      try TranscriptRecorder(path: folder.path + "/none/a.transcript", header: Self.header)
    }
    #expect(error?.description(ofFile: "a").contains("cannot be written") == true)
  }

  @Test func `keeps facts out when the header says so`() async throws {
    let folder = try TranscriptFolder()
    let header = TranscriptHeader([.init(.facts, "no")])
    try await Self.record(Self.cues, to: folder.path + "/a.transcript", header: header)
    #expect(!(try folder.text(of: "a.transcript")).contains("\n= "))
    #expect(try await folder.run().closingLine == "1 passed, 0 failed")
  }

  @Test func `escapes what would be a wildcard`() throws {
    var printer = TranscriptPrinter(header: TranscriptHeader())
    let text =
      printer.opening + printer.text(for: .say("a\u{7}\n b  "))
      + printer.text(for: [.dialog("[..] and \\[..]"), .dialog("...")])
    let document = try TranscriptDocument(parsing: text.utf8)
    #expect(document.text.contains("  \\[..] and \\\\[..]\n  ...\n"))
    #expect(document.steps.map(\.cue) == [.say("a  b")])
    #expect(document.steps[0].body.count == 2)
  }
}
