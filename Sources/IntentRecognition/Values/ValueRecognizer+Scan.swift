extension ValueRecognizer {
  /// Reads at every place where a value may begin.
  func scan<Value: Hashable & Sendable>(
    _ words: String, _ read: (ValueCursor) -> [(value: Value, end: ValueCursor)]
  ) -> [ValueReading<Value>] {
    let text = ValueText(words)
    guard text.count <= 2000 else { return [] }
    var found: [(positions: Range<Int>, reading: ValueReading<Value>)] = []
    var covered = 0
    for position in 0..<text.count where text.scalars[position] != 0x20 && text.begins(at: position)
    {
      guard position >= covered else { continue }
      let readings = read(ValueCursor(text: text, position: position)).filter {
        $0.end.position > position && text.ends(at: $0.end.position)
      }
      let longest = readings.map(\.end.position).max() ?? position
      for (value, end) in readings where end.position == longest {
        let (upper, last) = upperBound(after: end, read)
        let positions = position..<last
        let reading = ValueReading(
          value: value, upper: upper, range: text.range(positions), isWhole: text.isWhole(positions)
        )
        if !found.contains(where: { $0.reading == reading }) { found.append((positions, reading)) }
        covered = max(covered, last)
      }
    }
    return found.map(\.reading)
  }

  /// The other end of a range: "2 to 5", 2~5, 두 시부터 네 시까지.
  private func upperBound<Value>(
    after end: ValueCursor, _ read: (ValueCursor) -> [(value: Value, end: ValueCursor)]
  ) -> (Value?, Int) {
    var cursor = end
    cursor.skipSpace()
    let isJoined =
      cursor.symbol("-") || cursor.word(["to", "through", "until", "till"]) != nil
      || cursor.take("부터")
      || cursor.take("에서")
    guard isJoined else { return (nil, end.position) }
    cursor.skipSpace()
    let readings = read(cursor).filter {
      $0.end.position > cursor.position && end.text.ends(at: $0.end.position)
    }
    guard let upper = readings.max(by: { $0.end.position < $1.end.position }) else {
      return (nil, end.position)
    }
    var last = upper.end
    _ = last.attempt { $0.take("까지") ? true : nil }
    return (upper.value, last.position)
  }
}
