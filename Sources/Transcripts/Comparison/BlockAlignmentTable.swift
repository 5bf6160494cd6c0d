/// The costs of aligning every end of a block with every end of the lines given.
///
/// An edit costs ten times what an elision takes for a line, so elisions take what is left over;
/// a replacement costs a little more than a removal, so that lines which still hold are kept.
struct BlockAlignmentTable {
  private static let elided = 2
  private static let edited = 20
  private static let replaced = 21

  private let expected: [TranscriptExpectation?]
  private let given: [TranscriptLine]
  private let matches: [[Bool]]
  private var costs: [[Int]]

  init(_ expected: [TranscriptExpectation?], _ given: [TranscriptLine]) {
    self.expected = expected
    self.given = given
    matches = expected.map { expectation in
      given.map { expectation?.matches($0) ?? false }
    }
    costs = Array(
      repeating: Array(repeating: 0, count: given.count + 1), count: expected.count + 1)
    for e in stride(from: expected.count, through: 0, by: -1) {
      for g in stride(from: given.count, through: 0, by: -1)
      where (e, g) != (expected.count, given.count) {
        costs[e][g] = steps(e, g).map(\.cost).min() ?? 0
      }
    }
  }

  /// A step of the alignment: what it does, how far it goes, what it costs to the end.
  private struct Step {
    let operation: BlockAlignment.Operation?
    let expected: Int
    let given: Int
    let cost: Int
  }

  /// The steps from a place, the preferred ones first.
  private func steps(_ e: Int, _ g: Int) -> [Step] {
    var steps: [Step] = []
    func add(_ operation: BlockAlignment.Operation?, _ ahead: (Int, Int), _ cost: Int) {
      let (nextE, nextG) = (e + ahead.0, g + ahead.1)
      steps.append(
        Step(operation: operation, expected: nextE, given: nextG, cost: cost + costs[nextE][nextG]))
    }
    if e < expected.count, let expectation = expected[e] {
      if g < given.count, matches[e][g] { add(.keep(expected: e), (1, 1), 0) }
      if g < given.count, expectation.kind == given[g].kind {
        add(.replace(expected: e, given: g), (1, 1), Self.replaced)
      }
      add(.remove(expected: e), (1, 0), Self.edited)
    } else if e < expected.count {
      add(.keepElision(expected: e), (1, 0), 0)
      if g < given.count { add(nil, (0, 1), Self.elided) }
    }
    if g < given.count { add(.insert(given: g), (0, 1), Self.edited) }
    return steps
  }

  func operations() -> [BlockAlignment.Operation] {
    var operations: [BlockAlignment.Operation] = []
    var (e, g) = (0, 0)
    while e < expected.count || g < given.count {
      let steps = steps(e, g)
      guard let step = steps.first(where: { $0.cost == costs[e][g] }) else { break }
      if let operation = step.operation { operations.append(operation) }
      (e, g) = (step.expected, step.given)
    }
    return operations
  }
}
