/// The cheapest way to turn what was expected into what was given, keeping what still holds.
struct BlockAlignment {
  /// What becomes of an expectation or a line, by their places.
  enum Operation: Hashable {
    /// The line is as expected.
    case keep(expected: Int)
    /// The elision stays, whatever lines it stands for.
    case keepElision(expected: Int)
    case replace(expected: Int, given: Int)
    case remove(expected: Int)
    case insert(given: Int)
  }

  /// The operations in order, those on expectations in the order of the block.
  let operations: [Operation]

  /// Whether everything is as expected.
  var isMatch: Bool {
    operations.allSatisfy { operation in
      switch operation {
      case .keep, .keepElision: true
      case .replace, .remove, .insert: false
      }
    }
  }

  /// Aligns expectations, where nil is an elision, with lines.
  init(_ expected: [TranscriptExpectation?], _ given: [TranscriptLine]) {
    let isSame =
      expected.count == given.count
      && zip(expected, given).allSatisfy { $0?.matches($1) ?? false }
    operations =
      isSame
      ? expected.indices.map(Operation.keep(expected:))
      : BlockAlignmentTable(expected, given).operations()
  }
}
