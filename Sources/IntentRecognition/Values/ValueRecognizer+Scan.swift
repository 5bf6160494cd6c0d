extension ValueRecognizer {
  /// Reads at every place where a value may begin; of the values that may end a range the one is
  /// taken that suits its beginning.
  func scan<Value: Hashable & Sendable>(
    _ words: String, ending: (_ value: Value, _ ends: [Value]) -> Value? = { $1.first },
    _ read: (ValueCursor) -> [(value: Value, end: ValueCursor)]
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
        let (ends, last) = upperBounds(after: end, read)
        let upper = ends.isEmpty ? nil : ending(value, ends)
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

  /// What the other end of a range may be: "2 to 5", 2~5, 두 시부터 네 시까지.
  private func upperBounds<Value>(
    after end: ValueCursor, _ read: (ValueCursor) -> [(value: Value, end: ValueCursor)]
  ) -> ([Value], Int) {
    var cursor = end
    cursor.skipSpace()
    let isJoined =
      cursor.symbol("-") || cursor.word(["to", "through", "until", "till"]) != nil
      || cursor.take("부터")
      || cursor.take("에서")
    guard isJoined else { return ([], end.position) }
    cursor.skipSpace()
    let readings = read(cursor).filter {
      $0.end.position > cursor.position && end.text.ends(at: $0.end.position)
    }
    guard let longest = readings.max(by: { $0.end.position < $1.end.position }) else {
      return ([], end.position)
    }
    var last = longest.end
    _ = last.attempt { $0.take("까지") ? true : nil }
    let ends = readings.filter { $0.end.position == longest.end.position }
    return (ends.map(\.value), last.position)
  }
}
