import CSystem
import ExtensionProtocol
import Glibc
import Synchronization

/// An app that runs as a process, with its end of the door on descriptor 3.
final class ExtensionProcess: OpenDoor {
  let channel: any MessageChannel
  private let identifier: pid_t
  private let output: ProcessOutput
  private let end = Settlement<AppEnd>()
  /// Whether the process has been waited for; from then on its number may be another's.
  private let isReaped = Mutex(false)

  init(
    path: String, arguments: [String], environment: [String: String],
    output deliver: @escaping @Sendable (OutputLine) -> Void
  ) throws(StartFailure) {
    let door = try DescriptorPair(csys_socketpair)
    let output = try DescriptorPair(csys_pipe)
    let error = try DescriptorPair(csys_pipe)
    let ended = try DescriptorPair(csys_pipe)
    identifier = try Self.spawn(
      path, arguments, environment, output: output.second, error: error.second, door: door.second)
    channel = DescriptorChannel(descriptor: door.takeFirst())
    self.output = ProcessOutput(
      standardOutput: output.takeFirst(), standardError: error.takeFirst(), deliver)
    let (hears, tells) = ended.takeBoth()
    startThread { [identifier] in
      Self.waitForEnd(of: identifier)
      close(tells)
    }
    startThread { [self] in
      self.output.read(until: hears)
      close(hears)
      reap()
    }
  }

  var process: Int32? { identifier }

  func drain() { output.drain() }

  func kill() {
    isReaped.withLock { isReaped in
      if !isReaped { _ = Glibc.kill(-identifier, SIGKILL) }
    }
  }

  func waitForEnd() async -> AppEnd { await end.value }

  /// Waits until the process has ended, and leaves its status for ``reap()``.
  private static func waitForEnd(of identifier: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
  }

  /// Ends what the process left behind in its group, and takes its status.
  private func reap() {
    var status: Int32 = 0
    isReaped.withLock { isReaped in
      // As long as the process has not been waited for, its group's number is its own.
      _ = Glibc.kill(-identifier, SIGKILL)
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      isReaped = true
    }
    let signal = status & 0x7F
    end.settle(signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signalled(signal))
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], output: Int32,
    error: Int32, door: Int32
  ) throws(StartFailure) -> pid_t {
    let argumentList = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argumentList + variables { free(text) } }
    var identifier: pid_t = -1
    let failure = csys_spawn(path, argumentList, variables, output, error, door, &identifier)
    switch failure {
    case 0: return identifier
    case ENOENT, ENOTDIR: throw .missingExecutable(path: path)
    default: throw .system(errno: failure)
    }
  }
}
