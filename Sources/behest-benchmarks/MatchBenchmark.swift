import IntentRecognition

/// Runs the utterances of a workload and compares what they come to with what they should.
struct MatchBenchmark {
  let options: Options

  /// How many of some utterances came to what they should.
  private struct Tally {
    var count = 0
    var right = 0
    var rightIntent = 0
    var times: [UInt64] = []

    mutating func add(isRight: Bool, isRightIntent: Bool, time: UInt64) {
      count += 1
      right += isRight ? 1 : 0
      rightIntent += isRightIntent ? 1 : 0
      times.append(time)
    }

    func report() -> Report {
      var report = Report()
      let times = Times(times)
      report.add("n", count)
      report.add("right", Double(right) / Double(max(1, count)), digits: 5)
      report.add("right_intent", Double(rightIntent) / Double(max(1, count)), digits: 5)
      report.add("p50_us", times.percentile(0.5))
      report.add("p99_us", times.percentile(0.99))
      return report
    }
  }

  func run() throws(WorkloadError) {
    let workload = Workload(folder: options.workload)
    let cases = try workload.cases(options.stream)
    let intents = try workload.apps().intents
    let index = try WorkloadIndex(options)
    var recognition = RecognitionOptions(locale: "en")
    recognition.isStrict = options.isStrict
    let matcher = index.recognizer.makeMatcher(options: recognition)
    let texts = cases.map { Array($0.utterance.utf8) }
    for text in texts { _ = text.withUnsafeBufferPointer { matcher.recognize($0) } }

    var all = Tally()
    var byKind: [String: Tally] = [:]
    var byLanguage: [String: Tally] = [:]
    var missed = 0
    var slow: [(time: UInt64, utterance: String)] = []
    for (text, expected) in zip(texts, cases) {
      var outcome = Matcher.Outcome.readings([])
      var time: UInt64 = 0
      text.withUnsafeBufferPointer { text in
        let start = Stopwatch.nanoseconds()
        outcome = matcher.recognize(text)
        time = Stopwatch.nanoseconds() - start
      }
      slow.append((time, expected.utterance))
      let answer = Answer(outcome, matcher, intents)
      let isRightIntent = answer.intent == expected.intent
      let isRight = isRightIntent && answer.entity == expected.entity
      all.add(isRight: isRight, isRightIntent: isRightIntent, time: time)
      byKind[expected.kind, default: Tally()].add(
        isRight: isRight, isRightIntent: isRightIntent, time: time)
      byLanguage[expected.language, default: Tally()].add(
        isRight: isRight, isRightIntent: isRightIntent, time: time)
      if !isRight, missed < options.misses {
        missed += 1
        complain(expected, answer)
      }
    }
    for (time, utterance) in slow.sorted(by: { $0.time > $1.time }).prefix(options.slowest) {
      StandardError.write("\(Double(time) / 1000)\t\(utterance)\n")
    }
    let start = Stopwatch.nanoseconds()
    for text in texts { _ = text.withUnsafeBufferPointer { matcher.recognize($0) } }
    let total = Stopwatch.nanoseconds() - start
    print(
      report(index, all, byKind, byLanguage, perSecond: Double(texts.count) / Double(total) * 1e9)
        .json)
  }

  private func report(
    _ index: WorkloadIndex, _ all: Tally, _ byKind: [String: Tally], _ byLanguage: [String: Tally],
    perSecond: Double
  ) -> Report {
    var report = Report()
    let times = Times(all.times)
    let memory = Stopwatch.memory()
    report.add("build_ms", index.buildMilliseconds)
    report.add("open_ms", index.openMilliseconds)
    report.add("index_bytes", index.size)
    report.add("p50_us", times.percentile(0.5))
    report.add("p99_us", times.percentile(0.99))
    report.add("max_us", times.maximum)
    report.add("per_s", perSecond, digits: 0)
    report.add("rss_mb", memory.peakMegabytes, digits: 1)
    report.add("rss_above_file_mb", memory.anonymousMegabytes, digits: 1)
    report.add("n", all.count)
    report.add("right", Double(all.right) / Double(max(1, all.count)), digits: 5)
    report.add("right_intent", Double(all.rightIntent) / Double(max(1, all.count)), digits: 5)
    for (name, tallies) in [("by_kind", byKind), ("by_lang", byLanguage)] {
      var group = Report()
      for key in tallies.keys.sorted() { group.add(key, (tallies[key] ?? Tally()).report()) }
      report.add(name, group)
    }
    return report
  }

  /// Misses go to standard error: standard output holds the report alone.
  private func complain(_ expected: Workload.Case, _ answer: Answer) {
    StandardError.write(
      "\(expected.kind)\t\(expected.utterance)\twanted \(expected.intent ?? "–") \(expected.entity ?? "–")"
        + "\tgot \(answer.intent ?? "–") \(answer.entity ?? "–")\n")
  }
}

/// What an utterance came to, in the words of the workload.
struct Answer {
  var intent: String?
  var entity: String?

  init(_ outcome: Matcher.Outcome, _ matcher: Matcher, _ intents: Workload.Intents) {
    var found: [(app: String, shortcut: Int, candidates: [String])] = []
    switch outcome {
    case .exact(let matches): found = matches.map { matcher.values(of: $0) }
    case .readings(let readings):
      found = readings.best.map {
        ($0.template.app, $0.template.shortcut, $0.captures.first?.candidates ?? [])
      }
    }
    let names = Set(found.map { intents.names[$0.app]?[$0.shortcut] ?? "?" })
    let entities = Set(found.map { $0.candidates.joined(separator: "|") })
    intent = names.isEmpty ? nil : names.sorted().joined(separator: "|")
    let entity = entities.sorted().joined(separator: "|")
    self.entity = entity.isEmpty ? nil : entity
  }
}
