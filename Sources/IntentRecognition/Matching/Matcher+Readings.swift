extension Matcher {
  /// What an utterance came to, before exact matches are put into words.
  package enum Outcome {
    /// Phrases that were said word for word, courtesy aside.
    case exact([ExactMatch])
    /// Readings that forgive more, best first; none when nothing matches.
    case readings([Reading])
  }

  /// Recognizes an utterance in UTF-8 without allocating where a phrase is said word for word.
  package func recognize(_ utterance: UnsafeBufferPointer<UInt8>) -> Outcome {
    begin(utterance)
    guard phrases.header.hasNegativePhrases == 0, !needsAlignment else {
      return .readings(readings(begun: utterance, isExhaustive: false))
    }
    matchExactly(0..<folder.count)
    if !matches.isEmpty { return .exact(matches) }
    let windows = allowedWindows()
    for window in windows.dropFirst() {
      matchExactly(window.range)
      if !matches.isEmpty { return .exact(matches) }
    }
    let writer = ReadingWriter(matcher: self, utterance: utterance)
    return .readings(merged(alignedReadings(windows).map(writer.reading)))
  }

  /// The app, the shortcut and the values of an exact match.
  package func values(of match: ExactMatch) -> (app: String, shortcut: Int, candidates: [String]) {
    let record = phrases.template(match.template)
    var candidates: [String] = []
    if !match.slot.isEmpty {
      let segments = index.segments(of: phrases.slot(record.slots).vocabulary)
      candidates = entries(segments, match.slot).map { String($0.segment.id(ofEntry: $0.entry)) }
    }
    return (String(phrases.string(phrases.app(record.app).id)), Int(record.shortcut), candidates)
  }

  /// The readings of an utterance in UTF-8, best first.
  ///
  /// An exhaustive search tries looser tiers although a stricter one found something.
  package func readings(
    _ utterance: UnsafeBufferPointer<UInt8>, isExhaustive: Bool = false
  ) -> [Reading] {
    begin(utterance)
    self.isExhaustive = isExhaustive
    return readings(begun: utterance, isExhaustive: isExhaustive)
  }

  private func readings(
    begun utterance: UnsafeBufferPointer<UInt8>, isExhaustive: Bool
  ) -> [Reading] {
    let writer = ReadingWriter(matcher: self, utterance: utterance)
    var readings: [Reading] = []
    let windows = allowedWindows()
    for window in windows {
      matches.removeAll(keepingCapacity: true)
      matchExactly(window.range)
      readings += matches.map { writer.reading($0, isNamed: window.isNamed) }
      if !readings.isEmpty, !isExhaustive { break }
    }
    if readings.isEmpty || isExhaustive || needsAlignment || mayBeVetoed {
      let aligned = alignedReadings(windows).map(writer.reading)
      if readings.isEmpty || isExhaustive || needsAlignment { readings += aligned }
    }
    let vetoed = Set(
      vetoes.map { String(phrases.string(phrases.app(phrases.template($0).app).id)) })
    return merged(readings.filter { !vetoed.contains($0.template.app) })
  }

  private func allowedWindows() -> [CourtesyWindow] {
    options.allowedTiers.contains(.polite) ? windows() : Array(windows().prefix(1))
  }

  /// Whether an app is named of which some phrases are not in reach of the exact path.
  private var needsAlignment: Bool {
    appSpans.contains { phrases.app($0.app).flags.contains(.needsAlignment) }
  }

  private var mayBeVetoed: Bool { phrases.header.hasNegativePhrases != 0 && vetoes.isEmpty }

  /// One reading for a phrase and its values, the best, all sorted.
  private func merged(_ readings: [Reading]) -> [Reading] {
    var best: [Reading] = []
    for reading in readings.sorted(by: { $0.rank < $1.rank }) {
      let isKnown = best.contains { other in
        other.template == reading.template && other.captures == reading.captures
      }
      if !isKnown { best.append(reading) }
    }
    return best
  }
}
