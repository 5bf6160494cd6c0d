extension TranscriptLine {
  /// The lines of a turn in the order that transcripts have.
  ///
  /// What was understood, taken and granted stands before what is said, a question's fact or the
  /// outcome after it. Facts come from another source than dialog, so the order in which the two
  /// arrive says nothing. A turn in which one intent opens the next has a part for each.
  package static func arranged(_ lines: [TranscriptLine], facts: Bool = true) -> [TranscriptLine] {
    var parts: [[TranscriptLine]] = [[]]
    for line in lines.flatMap(\.singleLines) {
      let startsPart =
        line.rank == .understood && parts[parts.count - 1].contains(where: \.isOutcome)
      if startsPart { parts.append([]) }
      parts[parts.count - 1].append(line)
    }
    return parts.flatMap { part in
      Rank.allCases.flatMap { rank in part.filter { $0.rank == rank } }
    }
    .filter { facts || $0.kind != .fact }
  }

  /// Whether the line says how a request ended.
  var isOutcome: Bool { rank == .outcome }

  /// The places in a turn, in order.
  private enum Rank: CaseIterable {
    case understood, taken, permission, said, needsInput, awaitsConfirmation, otherFact, outcome
  }

  private var rank: Rank {
    guard case .fact(let text) = self else { return .said }
    switch text.prefix(while: { $0 != " " }) {
    case "intent", "shortcut": return .understood
    case "set": return .taken
    case "permission": return .permission
    case "needsInput": return .needsInput
    case "awaitingConfirmation": return .awaitsConfirmation
    case "succeeded", "failed", "cancelled", "declined", "unknown", "shortcutEnded": return .outcome
    default: return .otherFact
    }
  }
}
