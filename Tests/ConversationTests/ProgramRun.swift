import Foundation
import TerminalTestSupport

/// One run of the built `behest`, in an environment that holds nothing of the machine.
struct ProgramRun {
  let output: String
  let problems: String
  let code: Int32
}

/// A folder for the runs of one test, with a home of its own.
final class ProgramStage {
  let home = FileManager.default.temporaryDirectory
    .appending(path: "behest-test-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  /// Runs `behest` with the clock stopped in Seoul.
  func run(
    _ arguments: [String], input: String? = nil, bytes: [UInt8]? = nil,
    environment: [String: String] = [:]
  ) async throws -> ProgramRun {
    let variables = [
      "PATH": "/usr/bin:/bin", "HOME": home.path,
      "BEHEST_PHRASES": BuiltProducts.package.appending(path: "phrases").path,
    ].merging(environment) { $1 }
    let result = try await ProgramProcess.run(
      BuiltProducts.folder.appending(path: "behest").path,
      ["--now", "2026-12-01T09:00:00+09:00", "--zone", "Asia/Seoul"] + arguments,
      environment: variables, input: bytes ?? Array((input ?? "").utf8), folder: home.path)
    return ProgramRun(
      output: result.output, problems: result.problems, code: result.status)
  }

  /// The `.ics` files of the calendar in the home folder, by name.
  var events: [String] {
    let calendar = home.appending(path: ".local/share/behest/calendars/home").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: calendar)) ?? []
    return names.filter { $0.hasSuffix(".ics") }.sorted()
  }
}
