/// What Tab does with the candidates.
enum Completion: Equatable {
  /// So many code points before the cursor give way to others.
  case replace(count: Int, with: [Unicode.Scalar])
  /// The candidates have nothing more in common: the person is to choose.
  case choose

  /// Finds the longest beginning that all candidates share.
  ///
  /// It is compared in code points: sharing bytes of a Hangul letter is sharing nothing. A beginning
  /// that is shorter than what was typed is no progress: candidates may have been found by other means
  /// than their beginning.
  ///
  /// - Parameters:
  ///   - candidates: At least one.
  ///   - head: The line up to the cursor.
  init(candidates: [CompletionCandidate], before head: String) {
    let start = candidates[0].replacesFrom
    guard start >= 0, candidates.allSatisfy({ $0.replacesFrom == start }),
      let index = Self.index(ofByte: start, in: head)
    else {
      self = .choose
      return
    }
    let typed = Array(head[index...].unicodeScalars)
    var shared = Array(candidates[0].replacement.unicodeScalars)
    for candidate in candidates.dropFirst() {
      let pairs = zip(shared, candidate.replacement.unicodeScalars)
      shared.removeSubrange(pairs.prefix { $0 == $1 }.count...)
    }
    let isProgress = candidates.count == 1 || (shared.count >= typed.count && shared != typed)
    self = isProgress ? .replace(count: typed.count, with: shared) : .choose
  }

  /// The index at a byte, or nil within a character or beyond the end.
  private static func index(ofByte offset: Int, in text: String) -> String.Index? {
    guard offset <= text.utf8.count else { return nil }
    return text.utf8.index(text.startIndex, offsetBy: offset).samePosition(in: text.unicodeScalars)
  }
}
