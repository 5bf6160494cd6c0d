/// Carries an alignment out, line by line.
struct BlockMerge {
  let given: [TranscriptLine]
  var body: [TranscriptBodyLine] = []
  var rows: [DiffRow] = []

  init(given: [TranscriptLine]) { self.given = given }

  mutating func keep(_ line: TranscriptBodyLine) {
    body.append(line)
    rows.append(DiffRow(.kept, line.source))
  }

  mutating func apply(_ operation: BlockAlignment.Operation, to line: TranscriptBodyLine) {
    switch operation {
    case .keep, .keepElision: keep(line)
    case .remove: rows.append(DiffRow(.removed, line.source))
    case .replace(_, let place):
      rows.append(DiffRow(.removed, line.source))
      insert(given[place])
    case .insert: break
    }
  }

  /// Adds the lines that follow in the alignment, right behind the expectation before them.
  mutating func takeInsertions(_ operations: inout ArraySlice<BlockAlignment.Operation>) {
    while case .insert(let place)? = operations.first {
      operations.removeFirst()
      insert(given[place])
    }
  }

  private mutating func insert(_ line: TranscriptLine) {
    let expected = TranscriptBodyLine.expected(TranscriptExpectation(line))
    body.append(expected)
    rows.append(DiffRow(.added, expected.source))
  }
}
