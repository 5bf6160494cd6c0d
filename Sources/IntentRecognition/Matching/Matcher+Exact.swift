extension Matcher {
  /// Finds the phrases that a part of the utterance says word for word.
  func matchExactly(_ window: Range<Int>) {
    guard folder.count <= Self.maximumTokens, !window.isEmpty else { return }
    for span in appSpans where span.start >= window.lowerBound && span.end <= window.upperBound {
      match(window, span)
    }
    if phrases.header.hasNamelessPhrases != 0 { matchNameless(window) }
  }

  private func match(_ window: Range<Int>, _ span: AppSpan) {
    let salt = Salt.phrase &+ UInt64(span.app)
    let (start, end) = (window.lowerBound, window.upperBound)
    let beforeApp = append(start, span.start, to: SpanHash.seed)
    let throughApp = beforeApp &* SpanHash.base &+ CompiledTemplate.applicationNameMark
    probe(append(span.end, end, to: throughApp), salt, window, span.start..<span.end, 0..<0)
    for slot in start..<max(start, span.start) {
      let before = append(start, slot, to: SpanHash.seed)
      guard phrases.mayHaveSlot(after: SpanHash.mix(before, salt)) else { continue }
      let withSlot = before &* SpanHash.base &+ CompiledTemplate.slotMark
      for slotEnd in (slot + 1)...span.start {
        let upToApp =
          append(slotEnd, span.start, to: withSlot) &* SpanHash.base
          &+ CompiledTemplate.applicationNameMark
        probe(
          append(span.end, end, to: upToApp), salt, window, span.start..<span.end, slot..<slotEnd)
      }
    }
    for slot in span.end..<end {
      let before = append(span.end, slot, to: throughApp)
      guard phrases.mayHaveSlot(after: SpanHash.mix(before, salt)) else { continue }
      let withSlot = before &* SpanHash.base &+ CompiledTemplate.slotMark
      for slotEnd in (slot + 1)...end {
        probe(
          append(slotEnd, end, to: withSlot), salt, window, span.start..<span.end, slot..<slotEnd)
      }
    }
  }

  /// Phrases of tables that forgot the app's name.
  private func matchNameless(_ window: Range<Int>) {
    let salt = Salt.phrase - 1
    let (start, end) = (window.lowerBound, window.upperBound)
    probe(hash(start, end), salt, window, 0..<0, 0..<0)
    for slot in start..<end {
      let before = append(start, slot, to: SpanHash.seed)
      guard phrases.mayHaveSlot(after: SpanHash.mix(before, salt)) else { continue }
      let withSlot = before &* SpanHash.base &+ CompiledTemplate.slotMark
      for slotEnd in (slot + 1)...end {
        probe(append(slotEnd, end, to: withSlot), salt, window, 0..<0, slot..<slotEnd)
      }
    }
  }

  @inline(__always)
  private func probe(
    _ skeleton: UInt64, _ salt: UInt64, _ window: Range<Int>, _ app: Range<Int>, _ slot: Range<Int>
  ) {
    let key = SpanHash.mix(skeleton, salt)
    phrases.skeletons.forEach(key) { template in
      let record = phrases.template(template)
      if record.skeleton == key { found(template, record, window, app, slot) }
      return true
    }
  }

  private func found(
    _ template: UInt32, _ record: TemplateRecord, _ window: Range<Int>, _ app: Range<Int>,
    _ slot: Range<Int>
  ) {
    guard accepts(record, of: phrases.app(record.app)), (record.slotCount == 1) == !slot.isEmpty
    else { return }
    if record.flags.contains(.negative) {
      vetoes.append(template)
      return
    }
    var match = ExactMatch(
      template: template, app: app, slot: slot, name: 0, segment: 0, names: 0, window: window)
    if record.slotCount == 1 {
      let vocabulary = phrases.slot(record.slots).vocabulary
      guard vocabulary != SlotRecord.noVocabulary else { return }
      let key = SpanHash.mix(hash(slot.lowerBound, slot.upperBound), Salt.name)
      for segment in index.firstSegments[Int(vocabulary)]..<index.firstSegments[Int(vocabulary) + 1]
      {
        index.segments[segment].exact.forEach(key) { name in
          if match.names == 0 {
            match.name = name
            match.segment = segment
          }
          match.names += 1
          return true
        }
      }
      guard match.names > 0 else { return }
    }
    matches.append(match)
  }
}
