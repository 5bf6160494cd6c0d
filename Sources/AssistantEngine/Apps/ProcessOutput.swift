import ExtensionProtocol
import Glibc
import Synchronization

/// Reads what a process writes to its standard output and error, and cuts it into lines.
final class ProcessOutput: Sendable {
  /// Longer lines are cut: an app that writes no newline must not fill the memory.
  private static let lineLimit = 64 << 10

  private struct Source {
    let stream: OutputLine.Stream
    /// The descriptor, which does not block; -1 once its end has been reached.
    var descriptor: Int32
    var lines = LineBuffer(limit: ProcessOutput.lineLimit, overflow: .cut)
  }

  /// The sources under one lock, so that lines are given out in the order they were read.
  private let sources: Mutex<[Source]>
  private let deliver: @Sendable (OutputLine) -> Void

  /// Takes two descriptors, which are closed when the process has ended.
  init(
    standardOutput: Int32, standardError: Int32,
    _ deliver: @escaping @Sendable (OutputLine) -> Void
  ) {
    for descriptor in [standardOutput, standardError] {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    self.deliver = deliver
    sources = Mutex([
      Source(stream: .standardOutput, descriptor: standardOutput),
      Source(stream: .standardError, descriptor: standardError),
    ])
  }

  /// Gives out what comes until the descriptor of the process's end is readable, then the rest.
  ///
  /// The end is the process's own, not that of its output, which what it started may hold open.
  func read(until ended: Int32) {
    var isRunning = true
    while isRunning {
      var polled = sources.withLock {
        $0.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      }
      polled.append(pollfd(fd: ended, events: Int16(POLLIN), revents: 0))
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 else { continue }
      isRunning = polled[polled.count - 1].revents == 0
      drain()
    }
    finish()
  }

  /// Gives out what has been written up to now.
  func drain() {
    sources.withLock { sources in
      for index in sources.indices { drain(&sources[index]) }
    }
  }

  private func drain(_ source: inout Source) {
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    // A process that writes faster than it is read gets its turn again with the next poll.
    for _ in 0..<64 where source.descriptor >= 0 {
      let count = chunk.withUnsafeMutableBytes {
        Glibc.read(source.descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        let stream = source.stream
        source.lines.append(chunk[..<count]) { give($0, from: stream) }
      } else if count == 0 {
        close(&source)
      } else if errno != EINTR {
        return
      }
    }
  }

  private func finish() {
    sources.withLock { sources in
      for index in sources.indices where sources[index].descriptor >= 0 { close(&sources[index]) }
    }
  }

  private func close(_ source: inout Source) {
    _ = Glibc.close(source.descriptor)
    source.descriptor = -1
    if let rest = source.lines.takeRest() { give(rest, from: source.stream) }
  }

  private func give(_ line: [UInt8], from stream: OutputLine.Stream) {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    deliver(OutputLine(stream: stream, text: String(decoding: line, as: UTF8.self)))
  }
}
