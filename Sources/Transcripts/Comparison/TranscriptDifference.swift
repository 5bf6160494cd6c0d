/// A place where a transcript and the conversation differ.
package struct TranscriptDifference: Hashable, Sendable {
  /// The place and the label of one side of the diff.
  struct Side: Hashable, Sendable {
    let path: String
    let line: Int
    let label: String

    var heading: String { "\(path):\(line) (\(label))" }
  }

  let old: Side
  let new: Side
  let rows: [DiffRow]

  /// The line of the file at which the differing block begins.
  package var line: Int { old.line }

  /// A block that differs, headed by its cue.
  init(path: String, line: Int, cue: TranscriptCue, rows: [DiffRow]) {
    old = Side(path: path, line: line, label: "expected")
    new = Side(path: path, line: line, label: "now")
    let block = [DiffRow(.kept, cue.source)] + rows
    let end = block.lastIndex { $0.change != .kept || !$0.isForTheEye }.map { $0 + 1 }
    self.rows = Array(block[..<(end ?? block.count)])
  }

  init(old: Side, new: Side, rows: [DiffRow]) {
    self.old = old
    self.new = new
    self.rows = rows
  }

  /// The unified diff.
  package var text: String {
    let removed = rows.count { $0.change != .added }
    let added = rows.count { $0.change != .removed }
    let head = [
      "--- " + old.heading, "+++ " + new.heading,
      "@@ -\(old.line),\(removed) +\(new.line),\(added) @@",
    ]
    return (head + rows.map(\.source)).map { $0 + "\n" }.joined()
  }
}

extension DiffRow {
  /// Whether the line is blank or a comment.
  fileprivate var isForTheEye: Bool { text.isEmpty || text.utf8.first == UInt8(ascii: "#") }
}
