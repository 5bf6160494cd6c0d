import Foundation

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
  ) throws -> ProgramRun {
    let process = Process()
    process.executableURL = BuiltProducts.folder.appending(path: "behest")
    process.arguments =
      ["--now", "2026-12-01T09:00:00+09:00", "--zone", "Asia/Seoul"] + arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": home.path,
      "BEHEST_PHRASES": BuiltProducts.package.appending(path: "phrases").path,
    ].merging(environment) { $1 }
    process.currentDirectoryURL = home
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input == nil && bytes == nil ? FileHandle.nullDevice : stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    if let bytes = bytes ?? input.map({ Array($0.utf8) }) {
      try stdin.fileHandleForWriting.write(contentsOf: Data(bytes))
      try stdin.fileHandleForWriting.close()
    }
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let problems = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return ProgramRun(
      output: String(decoding: output, as: UTF8.self),
      problems: String(decoding: problems, as: UTF8.self), code: process.terminationStatus)
  }

  /// The `.ics` files of the calendar in the home folder, by name.
  var events: [String] {
    let calendar = home.appending(path: ".local/share/behest/calendars/home").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: calendar)) ?? []
    return names.filter { $0.hasSuffix(".ics") }.sorted()
  }
}
