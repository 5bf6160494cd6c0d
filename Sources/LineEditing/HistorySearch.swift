/// A search of the history, from the newest line to the oldest.
struct HistorySearch {
  private let history: LineHistory
  private var index: Int?
  /// What is searched for.
  private(set) var words = ""

  init(history: LineHistory) { self.history = history }

  /// The line found, or nil while nothing is searched for or found.
  var found: String? { index.map { history.lines[$0] } }

  var hasFailed: Bool { !words.isEmpty && index == nil }

  mutating func append(_ scalar: Unicode.Scalar) {
    words.unicodeScalars.append(scalar)
    words = words.composed
    findNewest()
  }

  mutating func removeLast() {
    guard !words.isEmpty else { return }
    words.removeLast()
    findNewest()
  }

  /// Goes on to the next older line; stays at the oldest.
  mutating func goOlder() {
    guard let index, let found else { return }
    self.index = history.index(before: index, containing: words, unlike: found) ?? index
  }

  private mutating func findNewest() {
    index =
      words.isEmpty
      ? nil : history.index(before: history.lines.count, containing: words, unlike: "")
  }
}
