import AssistantEngine
import Glibc
import Synchronization

/// Times a request from the utterance to the dialog: with the app not running, and running.
struct ConversationBenchmark {
  private let folder: TemporaryFolder
  private let utterance = "when do I check in in Busan"
  private let coldSamples = 40
  private let warmSamples = 2_000

  init() { folder = TemporaryFolder("behest-conversation") }

  func run() async throws {
    let executables = Executables.folder
    let state = StateFolder(root: folder.path)
    guard let zone = TimeZoneRules(identifier: "Asia/Seoul") else {
      throw WorkloadError.usage("the zone database has no Asia/Seoul; install tzdata")
    }
    let settings = AssistantSettings(
      executableFolder: executables, environment: ["PATH": "/usr/bin:/bin"],
      conversation: .replay, state: state, registryFolder: folder.path + "/apps",
      phrases: PhraseFolders(given: nil, executable: executables + "/behest", working: "/"),
      zone: zone, locale: "en-US", expectedApps: ["Stays"], apps: ["Stays"])
    let clock = ConversationClock(fixedAt: 1_796_083_200)
    let assistant = try await Assistant.start(settings, clock: clock)
    var cold: [UInt64] = []
    for _ in 0..<coldSamples { cold += try await times(1, assistant) }
    let warm = try await times(warmSamples + 1, assistant).dropFirst()
    var report = Report()
    report.add("cold_p50_ms", Times(cold).percentile(0.5) / 1000, digits: 2)
    report.add("cold_p99_ms", Times(cold).percentile(0.99) / 1000, digits: 2)
    report.add("warm_p50_us", Times(Array(warm)).percentile(0.5), digits: 1)
    report.add("warm_p99_us", Times(Array(warm)).percentile(0.99), digits: 1)
    print(report.json)
  }

  /// Nanoseconds of requests in one session, at whose beginning the app does not run.
  private func times(_ count: Int, _ assistant: Assistant) async throws -> [UInt64] {
    let outcome = Outcome()
    let live = assistant.makeSession(
      locale: "en-US", isStrict: false, report: { outcome.note($0) }, interject: {})
    var times: [UInt64] = []
    for _ in 0..<count {
      let start = Stopwatch.nanoseconds()
      await live.session.respond(to: .said(utterance))
      times.append(Stopwatch.nanoseconds() - start)
    }
    await live.session.close()
    guard outcome.successes == count else {
      throw WorkloadError.usage("the request failed; is StaysExtension built beside this program?")
    }
    return times
  }

  private final class Outcome: Sendable {
    private let count = Mutex(0)
    var successes: Int { count.withLock { $0 } }

    func note(_ output: SessionOutput) {
      if case .fact(.succeeded) = output { count.withLock { $0 += 1 } }
    }
  }
}
