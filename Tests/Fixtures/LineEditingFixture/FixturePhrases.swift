import LineEditing

/// What the fixture completes.
enum FixturePhrases {
  private static let phrases = [
    "예약을 캘린더에 저장", "예약을 취소", "예산을 보여 줘", "라테 주문",
    "save reservations to calendar", "save this page",
  ]
  private static let entities = [
    "Blue Note Seoul", "블루노트 서울", "비스트로 서울", "부산 해운대 호텔", "부산 광안리 호텔",
  ]

  /// Whole phrases from the start of the line, and names that begin anywhere in it.
  static func completions(of line: String, cursor: Int) -> [CompletionCandidate] {
    let head = String(decoding: Array(line.utf8.prefix(cursor)), as: UTF8.self)
    if head == "many" || head == "many 후보 " {
      return (1...30).map { CompletionCandidate(replacement: "many 후보 \($0)", replacesFrom: 0) }
    }
    let whole = phrases.filter { $0.hasPrefix(head) && $0 != head }
    if !whole.isEmpty {
      return whole.map { CompletionCandidate(replacement: $0, replacesFrom: 0) }
    }
    for start in head.indices
    where start == head.startIndex || head[head.index(before: start)] == " " {
      let typed = head[start...].lowercased()
      let named = entities.filter { !typed.isEmpty && $0.lowercased().hasPrefix(typed) }
      guard !named.isEmpty else { continue }
      let offset = head.utf8.distance(from: head.startIndex, to: start)
      return named.map { CompletionCandidate(replacement: $0, replacesFrom: offset) }
    }
    return []
  }

  static func hint(after line: String) -> String? {
    guard !line.isEmpty, let phrase = phrases.first(where: { $0.hasPrefix(line) }) else {
      return nil
    }
    return String(phrase.dropFirst(line.count))
  }
}
