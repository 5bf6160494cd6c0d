import IntentRecognition

/// Completes what is typed of utterances, letter by letter.
struct CompleteBenchmark {
  let options: Options

  func run() throws(WorkloadError) {
    let cases = try Workload(folder: options.workload).cases(options.stream).filter {
      $0.intent != nil && $0.kind == "exact"
    }.prefix(2000)
    let index = try WorkloadIndex(options)
    let matcher = index.recognizer.makeMatcher(options: RecognitionOptions(locale: "en"))
    var times: [UInt64] = []
    var offered = 0
    for (number, expected) in cases.enumerated() {
      let scalars = Array(expected.utterance.unicodeScalars)
      let length = 1 + (number * 7) % max(1, scalars.count)
      let prefix = Array(String(String.UnicodeScalarView(scalars.prefix(length))).utf8)
      prefix.withUnsafeBufferPointer { prefix in
        let start = Stopwatch.nanoseconds()
        let completions = matcher.completions(prefix, limit: 8)
        times.append(Stopwatch.nanoseconds() - start)
        offered += completions.isEmpty ? 0 : 1
      }
    }
    var report = Report()
    let sorted = Times(times)
    report.add("open_ms", index.openMilliseconds)
    report.add("index_bytes", index.size)
    report.add("n", times.count)
    report.add("p50_us", sorted.percentile(0.5))
    report.add("p99_us", sorted.percentile(0.99))
    report.add("max_us", sorted.maximum)
    report.add("offered", Double(offered) / Double(max(1, times.count)))
    print(report.json)
  }
}
