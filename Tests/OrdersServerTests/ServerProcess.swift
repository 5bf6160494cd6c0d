import Foundation
import Glibc

/// The server as a process of its own.
final class ServerProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  init(_ arguments: String...) throws {
    process.executableURL = Self.products.appending(path: "orders-server")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// The first line that it prints, when it has printed it.
  func firstLine() -> String {
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte.first != 0x0A {
      if byte.isEmpty { break }
      line += byte
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Kills it, which it cannot prepare for, and waits.
  func kill() {
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Tells it to end and waits; its exit code.
  func terminate() -> Int32 {
    process.terminate()
    return wait().code
  }

  /// Waits for its end; its exit code and what it had to complain.
  func wait() -> (code: Int32, complaint: String) {
    let complaint = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: complaint, as: UTF8.self))
  }

  /// The folder of the built products, in which the test bundle lies as well.
  private static var products: URL {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    return URL(filePath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
