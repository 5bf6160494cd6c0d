package import AssistantEngine
import CSystem
import Glibc

/// The programs that a state folder asks for, running beside a transcript's conversation.
package final class ReplayServices: Sendable {
  private let processes: [pid_t]
  /// The variables that tell the apps where the programs listen.
  package let variables: [String: String]

  /// Starts the programs and waits until each has printed its address.
  ///
  /// - Parameters:
  ///   - services: What to start.
  ///   - folder: Where the programs are: beside `behest`.
  ///   - environment: The programs' variables.
  /// - Throws: ``ReplayError``, with everything stopped that was started.
  package init(
    _ services: [StateSettings.Service], in folder: String, environment: [String: String]
  ) throws(ReplayError) {
    var processes: [pid_t] = []
    var variables: [String: String] = [:]
    do throws(ReplayError) {
      for service in services {
        let (process, address) = try Self.start(service, in: folder, environment)
        processes.append(process)
        variables[service.variable] = address
      }
    } catch {
      Self.stop(processes)
      throw error
    }
    self.processes = processes
    self.variables = variables
  }

  /// Stops the programs; call it once.
  package func stop() { Self.stop(processes) }

  private static func stop(_ processes: [pid_t]) {
    // Each is the leader of its group and has not been waited for, so the number is still its own.
    for process in processes { kill(-process, SIGKILL) }
    for process in processes {
      while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }
  }

  private static func start(
    _ service: StateSettings.Service, in folder: String, _ environment: [String: String]
  ) throws(ReplayError) -> (pid_t, address: String) {
    let name = service.command.first ?? ""
    // A state folder names a program of ours, never a path.
    guard !name.isEmpty, !name.contains("/") else { throw .serviceUnavailable(name) }
    var output: [Int32] = [-1, -1]
    guard csys_pipe(&output) == 0 else { throw .serviceUnavailable(name) }
    defer { close(output[0]) }
    let process = spawn(folder + "/" + name, service.command, environment, output: output[1])
    close(output[1])
    guard let process else { throw .serviceUnavailable(name) }
    guard let address = firstLine(of: output[0]), address.utf8.starts(with: "http".utf8) else {
      stop([process])
      throw .serviceSilent(name)
    }
    return (process, address)
  }

  private static func spawn(
    _ path: String, _ command: [String], _ environment: [String: String], output: Int32
  ) -> pid_t? {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard null >= 0 else { return nil }
    defer { close(null) }
    let arguments = ([path] + command.dropFirst()).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = -1
    // It is no app: what would be its door is nothing.
    return csys_spawn(path, arguments, variables, output, null, null, &process) == 0
      ? process : nil
  }

  /// The first line that a program prints within ten seconds.
  private static func firstLine(of descriptor: Int32) -> String? {
    let end = ContinuousClock.now + .seconds(10)
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while ContinuousClock.now < end, line.count < 1024 {
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&poller, 1, 100) > 0 else { continue }
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }
}
