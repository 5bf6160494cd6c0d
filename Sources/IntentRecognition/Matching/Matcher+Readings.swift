extension Matcher {
  /// The readings of an utterance in UTF-8, best first.
  ///
  /// An exhaustive search tries looser tiers although a stricter one found something.
  func readings(_ utterance: UnsafeBufferPointer<UInt8>, isExhaustive: Bool = false) -> [Reading] {
    begin(utterance)
    let writer = ReadingWriter(matcher: self, utterance: utterance)
    var readings: [Reading] = []
    let windows =
      options.allowedTiers.contains(.polite) ? self.windows() : Array(self.windows().prefix(1))
    for window in windows {
      matches.removeAll(keepingCapacity: true)
      matchExactly(window.range)
      readings += matches.map { writer.reading($0, isNamed: window.isNamed) }
      if !readings.isEmpty, !isExhaustive { break }
    }
    if readings.isEmpty || isExhaustive || needsAlignment || mayBeVetoed(readings) {
      let aligned = alignedReadings(windows).map(writer.reading)
      if readings.isEmpty || isExhaustive || needsAlignment { readings += aligned }
    }
    let vetoed = Set(
      vetoes.map { String(phrases.string(phrases.app(phrases.template($0).app).id)) })
    return merged(readings.filter { !vetoed.contains($0.template.app) })
  }

  /// Whether an app is named of which some phrases are not in reach of the exact path.
  private var needsAlignment: Bool {
    appSpans.contains { phrases.app($0.app).flags.contains(.needsAlignment) }
  }

  private func mayBeVetoed(_ readings: [Reading]) -> Bool {
    guard phrases.header.hasNegativePhrases != 0, vetoes.isEmpty else { return false }
    return !readings.isEmpty
  }

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
