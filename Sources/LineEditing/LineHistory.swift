/// The lines typed before, oldest first, each once.
package struct LineHistory: Equatable, Sendable {
  package private(set) var lines: [String] = []
  /// How many lines are kept; older ones are forgotten.
  package let limit: Int

  package init(lines: [String] = [], limit: Int = 2_000) {
    self.limit = limit
    var known: Set<String> = []
    let newestFirst = lines.reversed().filter {
      Self.isWorthKeeping($0) && known.insert($0).inserted
    }
    self.lines = newestFirst.prefix(limit).reversed()
  }

  /// Whether a line belongs in the history: an empty one does not, nor one that begins with a space,
  /// by which a person says "do not remember this".
  package static func isWorthKeeping(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first, first != " " else { return false }
    return !line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  /// Makes the line the newest one; returns false when it is not kept.
  @discardableResult
  package mutating func add(_ line: String) -> Bool {
    guard Self.isWorthKeeping(line) else { return false }
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > limit { lines.removeFirst(lines.count - limit) }
    return true
  }

  package mutating func removeAll() { lines.removeAll() }

  /// The index of the nearest line before `index` that contains the words and is not the given one.
  func index(before index: Int, containing words: String, unlike current: String) -> Int? {
    lines[..<min(index, lines.count)].lastIndex { Self.line($0, contains: words) && $0 != current }
  }

  /// The index of the nearest line after `index` that contains the words and is not the given one.
  func index(after index: Int, containing words: String, unlike current: String) -> Int? {
    guard index + 1 < lines.count else { return nil }
    return lines[(index + 1)...].firstIndex { Self.line($0, contains: words) && $0 != current }
  }

  /// Plain substring search by code points, which composed text allows.
  private static func line(_ line: String, contains words: String) -> Bool {
    if words.isEmpty { return true }
    let text = Array(line.utf8)
    let wanted = Array(words.utf8)
    guard wanted.count <= text.count else { return false }
    return (0...(text.count - wanted.count)).contains { start in
      text[start] == wanted[0] && text[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }
}
