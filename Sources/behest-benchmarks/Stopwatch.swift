import Glibc

/// The monotonic clock.
enum Stopwatch {
  static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The most memory that the process has held, and how much of it is mapped from files now.
  static func memory() -> (peakMegabytes: Double, anonymousMegabytes: Double) {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    var anonymous = 0.0
    if let file = fopen("/proc/self/status", "r") {
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, 256, file) != nil {
        let text = String(
          decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard text.hasPrefix("RssAnon:") else { continue }
        anonymous = Double(text.filter(\.isNumber)) ?? 0
      }
    }
    return (Double(usage.ru_maxrss) / 1024, anonymous / 1024)
  }
}

/// Times of many runs of one thing.
struct Times {
  private var sorted: [UInt64]

  init(_ nanoseconds: [UInt64]) { sorted = nanoseconds.sorted() }

  /// The time that a part of the runs stays below, in microseconds.
  func percentile(_ part: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return Double(sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]) / 1000
  }

  var maximum: Double { Double(sorted.last ?? 0) / 1000 }
}
