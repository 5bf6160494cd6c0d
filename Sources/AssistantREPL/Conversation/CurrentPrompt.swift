import AssistantEngine
import LineEditing
import Synchronization

/// What the person is about to answer, for completion while the line is read.
final class CurrentPrompt: Sendable {
  private struct State {
    var isAsking = false
    var choices: [String] = []
    var reader: (any UtteranceReader)?
  }

  private let state = Mutex(State())
  /// How many ways to go on are offered.
  private static let limit = 50

  func set(isAsking: Bool, choices: [String], reader: any UtteranceReader) {
    state.withLock { $0 = State(isAsking: isAsking, choices: choices, reader: reader) }
  }

  /// The ways to go on with a line up to the cursor.
  func candidates(line: String, cursor: Int) -> [CompletionCandidate] {
    let (isAsking, choices, reader) = state.withLock { ($0.isAsking, $0.choices, $0.reader) }
    let prefix = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    if isAsking { return Self.matching(prefix, choices) }
    // Two things of one name are one way to go on; which is meant is asked later.
    var seen: Set<String> = []
    return (reader?.completions(of: prefix, limit: Self.limit) ?? [])
      .filter { seen.insert("\($0.replaceFrom) \($0.replacement)").inserted }
      .map { CompletionCandidate(replacement: $0.replacement, replacesFrom: $0.replaceFrom) }
  }

  /// What probably follows a request that has begun; shown dim until it is taken.
  func hint(line: String) -> String? {
    guard line.count >= 2, !state.withLock({ $0.isAsking }), ColonCommand.line(line) == nil else {
      return nil
    }
    for candidate in candidates(line: line, cursor: line.utf8.count) {
      let whole =
        String(decoding: line.utf8.prefix(candidate.replacesFrom), as: UTF8.self)
        + candidate.replacement
      if whole.utf8.starts(with: line.utf8), whole.utf8.count > line.utf8.count {
        return String(decoding: whole.utf8.dropFirst(line.utf8.count), as: UTF8.self)
      }
    }
    return nil
  }

  /// The choices that begin with what was typed, else those of which a word does, else those that
  /// contain it.
  private static func matching(_ prefix: String, _ choices: [String]) -> [CompletionCandidate] {
    let typed = prefix.lowercased().drop { $0 == " " }
    guard !typed.isEmpty else { return choices.map { .init(replacement: $0, replacesFrom: 0) } }
    let steps: [(String) -> Bool] = [
      { $0.lowercased().hasPrefix(typed) },
      { $0.lowercased().split(separator: " ").contains { $0.hasPrefix(typed) } },
      { $0.lowercased().contains(typed) },
    ]
    for step in steps {
      let found = choices.filter(step)
      if !found.isEmpty { return found.map { .init(replacement: $0, replacesFrom: 0) } }
    }
    return []
  }
}
