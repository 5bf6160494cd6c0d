import IntentRecognition

/// Times each value recognizer on words that it knows and on words that it does not.
struct ValuesBenchmark {
  private static let words = [
    "three", "one dozen", "two hundred and five", "tomorrow at 3", "next Friday", "half past two",
    "an hour and a half", "3.5 km", "$0.10", "the second one", "스무 개", "만 오천 원", "이틀 뒤",
    "다음 주 금요일 오후 두 시 반", "12월 24일", "한 시간 반", "영하 3도", "두 번째",
    "tell me a joke about cats", "오늘 기분이 어때", "2026-12-24T15:30",
  ]

  func run() {
    let recognizer = ValueRecognizer(
      locale: "en", reference: ReferenceTime(now: 1_796_083_200) { _ in 32400 })
    var report = Report()
    measure("numbers", &report) { recognizer.numbers(in: $0).count }
    measure("ordinals", &report) { recognizer.ordinals(in: $0).count }
    measure("dates", &report) { recognizer.dates(in: $0).count }
    measure("durations", &report) { recognizer.durations(in: $0).count }
    measure("measurements", &report) { recognizer.measurements(in: $0).count }
    measure("amounts", &report) { recognizer.amounts(in: $0).count }
    measure("yes_no", &report) { recognizer.boolean(in: $0) == nil ? 0 : 1 }
    print(report.json)
  }

  private func measure(_ name: String, _ report: inout Report, _ read: (String) -> Int) {
    var times: [UInt64] = []
    var found = 0
    for round in 0..<200 {
      for words in Self.words {
        let start = Stopwatch.nanoseconds()
        let count = read(words)
        times.append(Stopwatch.nanoseconds() - start)
        if round == 0 { found += count }
      }
    }
    let sorted = Times(times)
    var own = Report()
    own.add("p50_us", sorted.percentile(0.5))
    own.add("p99_us", sorted.percentile(0.99))
    own.add("readings", found)
    report.add(name, own)
  }
}
