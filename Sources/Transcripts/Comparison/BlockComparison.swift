/// A block beside the lines that were given: whether they agree, and the block as it should read.
struct BlockComparison {
  /// Whether a line is not as expected.
  let isDifferent: Bool
  /// The block with what was given, its comments, blank lines and fitting wildcards kept.
  let body: [TranscriptBodyLine]
  /// The block's lines, old and new, for a diff.
  let rows: [DiffRow]

  init(_ body: [TranscriptBodyLine], given: [TranscriptLine]) {
    let alignment = BlockAlignment(body.compactMap(Self.expectation), given)
    isDifferent = !alignment.isMatch
    guard isDifferent else {
      self.body = body
      rows = body.map { DiffRow(.kept, $0.source) }
      return
    }
    var merge = BlockMerge(given: given)
    var operations = alignment.operations[...]
    merge.takeInsertions(&operations)
    for line in body {
      switch line {
      case .comment, .blank: merge.keep(line)
      case .expected, .elision:
        if let operation = operations.popFirst() { merge.apply(operation, to: line) }
        merge.takeInsertions(&operations)
      }
    }
    self.body = merge.body
    rows = DiffRow.removalsFirst(merge.rows)
  }

  /// The expectation of a line, with nil for an elision; no value for what expects nothing.
  private static func expectation(_ line: TranscriptBodyLine) -> TranscriptExpectation?? {
    switch line {
    case .expected(let expectation): .some(expectation)
    case .elision: .some(nil)
    case .comment, .blank: nil
    }
  }
}
