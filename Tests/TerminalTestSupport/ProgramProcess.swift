import Foundation
import Glibc

/// Runs a program to its end for a test that waits without holding a thread of the pool.
///
/// Foundation's `Process` waits with `select`, which misses the end once a test run has more than
/// 1,024 descriptors open, and it blocks one of the few threads that all tests share.
package enum ProgramProcess {
  /// What a run came to.
  package struct Result: Sendable {
    package let output: String
    package let problems: String
    /// The exit status, or 128 plus the signal that ended it.
    package let status: Int32
  }

  /// Runs an executable; its standard input is what is given, and then ends.
  package static func run(
    _ executable: String, _ arguments: [String] = [],
    environment: [String: String] = ["PATH": "/usr/bin:/bin"], input: [UInt8] = [],
    folder: String = "/"
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Swift.Result {
            try wait(executable, arguments, environment, input, folder)
          })
      }
    }
  }

  private static func wait(
    _ executable: String, _ arguments: [String], _ environment: [String: String],
    _ input: [UInt8], _ folder: String
  ) throws -> Result {
    let streams = try (0..<3).map { _ in try StreamFile() }
    try streams[0].write(input)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (standard, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream.descriptor, Int32(standard))
    }
    // env(1) changes the folder, which posix_spawn(3) cannot do in Swift's view of it.
    let command = ["/usr/bin/env", "-C", folder, executable] + arguments
    let argv = command.map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, command[0], &actions, nil, argv, envp)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    return Result(output: streams[1].text, problems: streams[2].text, status: code)
  }

  /// A file without a name that stands for a stream, so that no pipe can be full.
  private final class StreamFile {
    let descriptor: Int32

    init() throws {
      var template = Array("/tmp/behest-stream-XXXXXX".utf8CString)
      descriptor = mkstemp(&template)
      guard descriptor >= 0 else { throw POSIXError(.EMFILE) }
      unlink(template)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }

    func write(_ bytes: [UInt8]) throws {
      guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
        throw POSIXError(.EIO)
      }
      lseek(descriptor, 0, SEEK_SET)
    }

    var text: String {
      lseek(descriptor, 0, SEEK_SET)
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(descriptor, &chunk, chunk.count), count > 0 {
        bytes += chunk[..<count]
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
