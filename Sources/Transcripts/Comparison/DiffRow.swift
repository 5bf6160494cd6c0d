/// A line of a unified diff.
struct DiffRow: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    case kept, removed, added

    var mark: String {
      switch self {
      case .kept: " "
      case .removed: "-"
      case .added: "+"
      }
    }
  }

  let change: Change
  let text: String

  init(_ change: Change, _ text: String) {
    self.change = change
    self.text = text
  }

  /// The row as a line of the diff.
  var source: String { TranscriptText.trimmed(change.mark + text) }

  /// The rows with each run of changes ordered: what goes, then what comes.
  static func removalsFirst(_ rows: [DiffRow]) -> [DiffRow] {
    var ordered: [DiffRow] = []
    var added: [DiffRow] = []
    for row in rows {
      switch row.change {
      case .kept:
        ordered += added
        added = []
        ordered.append(row)
      case .removed: ordered.append(row)
      case .added: added.append(row)
      }
    }
    return ordered + added
  }
}
