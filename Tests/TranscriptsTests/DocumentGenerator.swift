import Transcripts

/// Makes documents of every shape, the same for the same seed.
struct DocumentGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

  mutating func document() -> TranscriptDocument {
    var fields: [TranscriptHeader.Field] = []
    if next(2) == 0 { fields.append(.init(.title, text())) }
    if next(2) == 0 {
      fields.append(.init(.locale, pick(["en-US", "ko-KR", "pt-BR", "zh-Hant-HK"])))
    }
    if next(2) == 0 { fields.append(.init(.time, pick(["live", "2026-12-01T09:00:00+09:00"]))) }
    if next(2) == 0 { fields.append(.init(.state, pick(["fresh", "two-granolas"]))) }
    if next(2) == 0 { fields.append(.init(.tags, "a, b: c")) }
    if next(2) == 0 { fields.append(.init(.facts, pick(["yes", "no"]))) }
    let prologue = (0..<next(3)).map { _ in ornament() }
    return TranscriptDocument(
      header: TranscriptHeader(fields), prologue: prologue,
      steps: (0..<next(6)).map { _ in step() })
  }

  mutating func step() -> TranscriptStep {
    TranscriptStep(cue: cue(), body: (0..<next(6)).map { _ in bodyLine() })
  }

  mutating func lines(_ count: Int) -> [TranscriptLine] {
    (0..<next(count)).map { _ in
      let text = text()
      return pick([.dialog(text), .fact(text), .problem(text)])
    }
  }

  private mutating func cue() -> TranscriptCue {
    let wait = TranscriptWait(next(100), pick(TranscriptWait.Unit.allCases))
    return pick([
      .say(""), .say(text()), .say("  " + text()), .event(.interrupt), .event(.escape),
      .event(.end), .event(.restart), .event(.wait(wait)),
    ])
  }

  private mutating func ornament() -> TranscriptBodyLine {
    pick([.blank, .comment(""), .comment(" " + text())])
  }

  private mutating func bodyLine() -> TranscriptBodyLine {
    let kind: TranscriptExpectation.Kind = pick([.dialog, .fact, .problem])
    let text = text()
    let pattern = pick([
      TranscriptPattern(text), TranscriptPattern(literal: text), TranscriptPattern(text + "[..]"),
    ])
    return pick([.elision, ornament(), .expected(.init(kind, pattern))])
  }

  /// Text as a line can hold it: composed, not empty, no space at its end.
  mutating func text() -> String {
    let parts = [
      "order", "예약", "é", "...", "> ", "= ", "# ", "[..]", "\\[..]", "\\", ": ", "👩‍👩‍👧", "#\u{301}",
      "\u{A0}x", "\tx", "…",
    ]
    let words = (0..<(1 + next(4))).map { _ in pick(parts) }
    // A mark at the beginning combines with what stands before the text in its line.
    return pick(["", "", "\u{301}"]) + words.joined() + pick([".", "x", "요"])
  }
}
