extension Matcher {
  /// Where a request may begin and end once courtesy around it is taken off: the utterance as it
  /// is first, the shortest part last.
  func windows() -> [CourtesyWindow] {
    let count = folder.count
    guard count > 0, count <= Self.maximumTokens else { return [] }
    var starts = [0]
    var isNamed = false
    while starts.count < 6, let next = courtesyEnd(from: starts[starts.count - 1], &isNamed) {
      starts.append(next)
    }
    var ends = [count]
    while ends.count < 5, let next = courtesyStart(to: ends[ends.count - 1]) { ends.append(next) }
    var windows: [CourtesyWindow] = []
    for sum in 0...(starts.count + ends.count - 2) {
      for first in 0...sum where first < starts.count && sum - first < ends.count {
        let (start, end) = (starts[first], ends[sum - first])
        guard start < end else { continue }
        windows.append(CourtesyWindow(range: start..<end, isNamed: isNamed && first > 0))
      }
    }
    return windows
  }

  /// The end of a courtesy or a name of the assistant that begins at a token.
  private func courtesyEnd(from start: Int, _ isNamed: inout Bool) -> Int? {
    let limit = min(folder.count, start + max(tables.longestCourtesy, 8))
    guard start < limit else { return nil }
    for end in stride(from: limit, to: start, by: -1) where isSeparated(end) {
      let words = hash(start, end)
      if start == 0, assistantNames.contains(words) {
        isNamed = true
        return end
      }
      if tables.courtesyBefore.contains(words) { return end }
    }
    return nil
  }

  private func courtesyStart(to end: Int) -> Int? {
    let limit = max(0, end - tables.longestCourtesy)
    for start in limit..<max(limit, end) where start > 0 && folder.tokens[start].isSpaced {
      if tables.courtesyAfter.contains(hash(start, end)) { return start }
    }
    return nil
  }

  private func isSeparated(_ end: Int) -> Bool {
    end == folder.count || folder.tokens[end].isSpaced
  }
}

/// A part of an utterance.
struct CourtesyWindow {
  var range: Range<Int>
  /// Whether the assistant's name was said before it.
  var isNamed: Bool
}
