import Testing

@testable import Transcripts

struct BlockComparisonTests {
  private static func block(_ lines: [String]) throws -> [TranscriptBodyLine] {
    let text = "transcript: 1\n\n> a\n" + lines.map { $0 + "\n" }.joined()
    return try TranscriptDocument(parsing: text.utf8).steps[0].body
  }

  private static func given(_ lines: [String]) throws -> [TranscriptLine] {
    try block(lines).compactMap { line in
      guard case .expected(let expectation) = line else { return nil }
      let text = expectation.pattern.source
      return switch expectation.kind {
      case .dialog: .dialog(text)
      case .fact: .fact(text)
      case .problem: .problem(text)
      }
    }
  }

  struct Row: CustomStringConvertible, Sendable {
    let block: [String]
    let given: [String]
    let updated: [String]

    init(_ block: [String], _ given: [String], _ updated: [String]) {
      self.block = block
      self.given = given
      self.updated = updated
    }

    var description: String { "\(block) ← \(given)" }
  }

  static let same = [
    Row(["  A"], ["  A"], []),
    Row([], [], []),
    Row(["..."], [], []),
    Row(["..."], ["  A", "= b"], []),
    Row(["...", "= b"], ["  A", "  B", "= b"], []),
    Row(["  A", "...", "= b"], ["  A", "= b"], []),
    Row(["...", "  B", "..."], ["  A", "  B", "  C"] + Array(repeating: "  D", count: 40), []),
    Row(["# why", "  A [..]", "", "= b"], ["  A 1", "= b"], []),
    Row(["...", "..."], ["  A"], []),
  ]

  @Test(arguments: same)
  func `agrees with what is expected`(_ row: Row) throws {
    let comparison = try BlockComparison(Self.block(row.block), given: Self.given(row.given))
    #expect(!comparison.isDifferent)
    #expect(comparison.body.map(\.source) == row.block)
  }

  static let different = [
    Row(["  A"], ["  B"], ["  B"]),
    Row(["  A"], [], []),
    Row([], ["  A"], ["  A"]),
    Row(["", "# next"], ["  A"], ["  A", "", "# next"]),
    Row(["  A", "", "# next"], ["  A", "  B"], ["  A", "  B", "", "# next"]),
    Row(["# first", "  A [..]", "  C"], ["  A 1", "  B"], ["# first", "  A [..]", "  B"]),
    Row(["  A", "  B [..]"], ["  B 1", "  C"], ["  B [..]", "  C"]),
    Row(["...", "= needsInput a"], ["  A", "= needsInput b"], ["...", "= needsInput b"]),
    Row(
      ["  Wrong?", "...", "= b"], ["  Right?", "  1", "  2", "= b"], ["  Right?", "...", "= b"]),
    Row(
      ["  Q", "    1", "= n"], ["  Q", "    1", "    2", "= n"], ["  Q", "    1", "    2", "= n"]),
    Row(["  A"], ["= A"], ["= A"]),
    Row(["  A"], [#"  \[..]"#], [#"  \\[..]"#]),
  ]

  @Test(arguments: different)
  func `keeps what still holds and writes the rest anew`(_ row: Row) throws {
    let given = try Self.given(row.given)
    let comparison = try BlockComparison(Self.block(row.block), given: given)
    #expect(comparison.isDifferent)
    #expect(comparison.body.map(\.source) == row.updated)
  }

  @Test(arguments: 1...500)
  func `agrees with the lines once it is updated, and its diff leads from one to the other`(
    _ seed: Int
  ) {
    var generator = DocumentGenerator(seed: UInt64(seed))
    let block = generator.step().body
    let given = generator.lines(6)
    let comparison = BlockComparison(block, given: given)
    #expect(!BlockComparison(comparison.body, given: given).isDifferent)
    let before = comparison.rows.filter { $0.change != .added }.map(\.text)
    let after = comparison.rows.filter { $0.change != .removed }.map(\.text)
    #expect(before == block.map(\.source))
    #expect(after == comparison.body.map(\.source))
    let kept = { (lines: [TranscriptBodyLine]) in
      lines.filter { line in
        switch line {
        case .comment, .blank: true
        case .expected, .elision: false
        }
      }
    }
    #expect(kept(comparison.body) == kept(block))
  }

  @Test func `puts facts into the order of transcripts`() {
    let lines: [TranscriptLine] = [
      .dialog("Which?\n  1. A"), .fact("needsInput item of=1"), .fact("intent X item=?"),
      .problem("trace"), .dialog(""),
    ]
    #expect(
      TranscriptLine.arranged(lines) == [
        .fact("intent X item=?"), .dialog("Which?"), .dialog("  1. A"), .problem("trace"),
        .fact("needsInput item of=1"),
      ])
    let two: [TranscriptLine] = [
      .fact("intent A"), .fact("succeeded"), .dialog("Opened."), .fact("intent B"),
      .dialog("Shown."), .fact("succeeded"),
    ]
    #expect(
      TranscriptLine.arranged(two).map(\.text) == [
        "intent A", "Opened.", "succeeded", "intent B", "Shown.", "succeeded",
      ])
    #expect(TranscriptLine.arranged(two, facts: false).map(\.text) == ["Opened.", "Shown."])
  }

  @Test func `leaves control characters out of lines`() {
    let lines = TranscriptLine.arranged([.dialog("a\u{1B}[1mb\u{7}\r\nc\u{2028}d \u{A0}")])
    #expect(lines == [.dialog("a[1mb"), .dialog("c"), .dialog("d")])
  }
}
