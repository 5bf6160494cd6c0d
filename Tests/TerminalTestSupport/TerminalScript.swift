import Foundation

/// A Python script under `Tests/Terminal` that drives a built program in a pseudo-terminal.
///
/// The screen is pyte's, a Debian package; where it is missing a test says so and passes.
package struct TerminalScript: Sendable {
  /// What a run came to.
  package enum Outcome: Equatable, Sendable {
    case passed
    /// What the script printed, with the screen at the time.
    case failed(String)
    /// Why nothing was run.
    case skipped(String)
  }

  private let script: URL
  private let program: String

  /// Names a script and the product that it drives.
  ///
  /// - Parameters:
  ///   - name: A file under `Tests/Terminal`.
  ///   - program: A product of the package, beside which the tests were built.
  package init(_ name: String, program: String) {
    script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Terminal").appendingPathComponent(name)
    self.program = program
  }

  /// The names of the script's cases, in order.
  package var cases: [String] {
    guard let text = try? String(contentsOf: script, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("def test_"), let end = line.firstIndex(of: "(") else { return nil }
      return String(line.dropFirst("def ".count).prefix(upTo: end))
    }
  }

  /// Runs one case.
  package func run(_ name: String) async throws -> Outcome {
    guard let python = await Self.python() else {
      return .skipped("skipped: no python3 with pyte (apt-get install python3-pyte)")
    }
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let result = try await ProgramProcess.run(
      python, ["-B", script.path, folder.appendingPathComponent(program).path, name],
      environment: ProcessInfo.processInfo.environment)
    return result.status == 0 ? .passed : .failed(result.output + result.problems)
  }

  /// The first python3 on the path that has pyte.
  private static func python() async -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let python = "\(folder)/python3"
      guard FileManager.default.isExecutableFile(atPath: python) else { continue }
      let result = try? await ProgramProcess.run(
        python, ["-c", "import pyte"], environment: ProcessInfo.processInfo.environment)
      if result?.status == 0 { return python }
    }
    return nil
  }
}
