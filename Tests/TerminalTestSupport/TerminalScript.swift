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
  package func run(_ name: String) throws -> Outcome {
    guard let python = Self.python else {
      return .skipped("skipped: no python3 with pyte (apt-get install python3-pyte)")
    }
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = python
    process.arguments = ["-B", script.path, folder.appendingPathComponent(program).path, name]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? .passed : .failed(printed)
  }

  /// The first python3 on the path that has pyte.
  private static let python: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("python3") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) && hasPyte($0) }
  }()

  private static func hasPyte(_ python: URL) -> Bool {
    let process = Process()
    process.executableURL = python
    process.arguments = ["-c", "import pyte"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
