private import CEditLine
private import Glibc

/// A reader of a pipe, a file, or a terminal that nobody edits on because the output goes elsewhere.
///
/// Lines end with LF or CRLF; the last one may do without. They are checked to be UTF-8, composed,
/// and a NUL is dropped. A byte order mark at the start is dropped as well. Nothing else may
/// read from the same descriptor: what is read in advance is kept here.
package final class StreamLineReader: LineReader {
  /// Where the prompt goes; a pipe gets none.
  package enum Prompting: Sendable {
    case never
    /// For a terminal whose output goes to a file: the prompt must not land in it.
    case onStandardError
    /// For a terminal without editing, such as a shell within Emacs.
    case onStandardOutput
  }

  /// Lines longer than this many bytes are refused, not cut.
  package static let limit = 1 << 16

  private let descriptor: Int32
  private let prompting: Prompting
  private let signals: TerminalSignals?
  private var buffer: [UInt8] = []
  private var position = 0
  private var hasEnded = false
  private var lineNumber = 0

  /// Reads from a descriptor, which stays open.
  ///
  /// - Parameters:
  ///   - descriptor: Standard input unless a test says otherwise.
  ///   - prompting: Where the prompt goes.
  ///   - signals: The process's signals, if they are caught at all: Control-C is then an outcome. Without
  ///     them it ends the process, as it does with any filter.
  package init(
    descriptor: Int32 = 0, prompting: Prompting = .never, signals: TerminalSignals? = nil
  ) {
    self.descriptor = descriptor
    self.prompting = prompting
    self.signals = signals
  }

  package func readLine(prompt: Prompt) -> LineOutcome {
    show(prompt)
    // A person must see what they type here, unlike between two lines of the editor.
    if signals != nil { cel_terminalRestore() }
    lineNumber += 1
    var bytes: [UInt8] = []
    while true {
      let rest = buffer[position...]
      if let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
        if bytes.count <= Self.limit { bytes += rest[..<newline] }
        position = newline + 1
        return outcome(of: bytes)
      }
      // The rest of a line that is too long is read over, not kept.
      if bytes.count <= Self.limit { bytes += rest }
      position = buffer.count
      if hasEnded { return bytes.isEmpty ? .end : outcome(of: bytes) }
      if let interruption = fill() { return interruption }
    }
  }

  private func show(_ prompt: Prompt) {
    let text = TerminalOutput.printable(prompt.text)
    switch prompting {
    case .never: break
    case .onStandardError: TerminalOutput.write(text, to: .standardError)
    case .onStandardOutput: TerminalOutput.write(text, to: .standardOutput)
    }
    TerminalOutput.flush()
  }

  private func outcome(of bytes: [UInt8]) -> LineOutcome {
    guard bytes.count <= Self.limit else { return .tooLong(line: lineNumber) }
    var bytes = bytes[...]
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if lineNumber == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    bytes.removeAll { $0 == 0 }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .invalidEncoding(line: lineNumber)
    }
    return .line(text.composed)
  }

  /// Reads on, or returns how the wait was ended by something else.
  private func fill() -> LineOutcome? {
    position = 0
    buffer.removeAll(keepingCapacity: true)
    while true {
      if let signals, let interruption = waitForInput(signals) { return interruption }
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { room in
        let count = read(descriptor, room.baseAddress, room.count)
        if count > 0 { buffer.append(contentsOf: room[..<count]) }
        return count
      }
      if count > 0 { return nil }
      if count < 0, errno == EINTR { continue }
      hasEnded = true
      return nil
    }
  }

  private func waitForInput(_ signals: TerminalSignals) -> LineOutcome? {
    while true {
      if let signal = signals.termination { return .terminate(signal) }
      if signals.takeInterrupt() { return .interrupt }
      if cel_takeWake() { return .woken }
      if cel_takeStop() { cel_stopProcessGroup() }
      var descriptors = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: cel_signalsDescriptor(), events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&descriptors, 2, -1)
      cel_signalsDrain()
      if descriptors[0].revents != 0 { return nil }
    }
  }
}
