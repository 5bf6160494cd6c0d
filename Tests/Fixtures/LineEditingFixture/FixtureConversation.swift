import Glibc
import LineEditing
import Synchronization

/// A conversation with no one behind it: it says what it was told.
struct FixtureConversation {
  private let output: TerminalOutput
  private let signals = TerminalSignals()
  private let reader: any LineReader

  init(arguments: [String], environment: [String: String]) {
    output = TerminalOutput(environment: environment)
    func value(of option: String) -> String? {
      guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
        return nil
      }
      return arguments[index + 1]
    }
    let options = EditLineReaderOptions(
      completer: { line, cursor in FixturePhrases.completions(of: line, cursor: cursor) },
      hinter: { FixturePhrases.hint(after: $0) },
      historyFile: value(of: "--history").map { HistoryFile(path: $0) },
      usesColor: output.colorsOutput,
      showsHints: !arguments.contains("--no-hints"),
      limit: value(of: "--limit").flatMap { Int($0) } ?? 1_000,
      limitNotice: "This line is as long as it can be.")
    reader = InteractiveTerminal.makeReader(
      options: options, environment: environment, output: output, signals: signals)
  }

  /// Talks until the input ends; returns the status to exit with.
  func run() -> Int32 {
    while true {
      switch reader.readLine(prompt: .request()) {
      case .line(let line):
        reader.addToHistory(line)
        if let status = answer(line) { return status }
      case .end:
        output.writeLine("ended")
        return 0
      case .interrupt: output.writeLine("interrupted")
      case .escape: output.writeLine("escaped")
      case .terminate(let signal): return terminate(signal)
      case .woken: output.writeLine("woken")
      case .invalidEncoding(let line):
        output.writeLine("! line \(line) is not UTF-8", to: .standardError)
        return 2
      case .tooLong(let line):
        output.writeLine("! line \(line) is too long", to: .standardError)
        return 2
      }
    }
  }

  private func answer(_ line: String) -> Int32? {
    switch line {
    case "ask": ask()
    case "work": return work()
    case "announce": announce()
    case "block": block()
    case "status":
      output.showStatus("Working…")
      output.clearStatus()
      output.writeLine("done")
    case "withdraw": later { [signals] in signals.wake() }
    case "scroll": for row in 1...8 { output.writeLine("row \(row)") }
    case _: output.writeParagraph("heard “\(line)” (\(line.unicodeScalars.count))", hanging: 2)
    }
    return nil
  }

  private func ask() {
    output.writeParagraph("Which calendar?")
    for (number, name) in ["Home", "집", "Work"].enumerated() {
      output.writeLine("    \(number + 1)  \(DisplayWidth.padded(name, to: 8))ready")
    }
    let prompt = Prompt.answer(placeholder: "Enter = Home", emptyAnswer: "Home")
    switch reader.readLine(prompt: prompt) {
    case .line(let line): output.writeParagraph("chose “\(line)”")
    case .interrupt: output.writeParagraph("cancelled")
    case .woken: output.writeParagraph("withdrawn")
    case .end: output.writeParagraph("left the question")
    case .escape, .terminate, .invalidEncoding, .tooLong: output.writeParagraph("gave up")
    }
  }

  private func work() -> Int32? {
    output.writeLine("working")
    output.flush()
    switch signals.wait(atMost: .seconds(30)) {
    case .interrupt: output.writeLine("stopped working")
    case .terminate(let signal): return terminate(signal)
    case .woken: output.writeLine("woken at work")
    case .timeUp: output.writeLine("worked")
    }
    return nil
  }

  private func announce() {
    guard let reader = reader as? EditLineReader else { return }
    later { reader.printAbove("  예약을 저장했습니다.") }
  }

  private func terminate(_ signal: Int32) -> Int32 {
    output.writeLine("terminated by \(signal)")
    return 128 + signal
  }

  /// Works without looking at the terminal.
  private func block() {
    output.writeLine("blocking")
    output.flush()
    guard let path = getenv("FIXTURE_CUE").map({ String(cString: $0) }) else { return }
    while access(path, F_OK) != 0 { usleep(1_000) }
  }

  /// Does something on another thread once the line in its file name says so.
  private func later(_ work: @escaping @Sendable () -> Void) {
    Task.detached {
      // The test creates the file when the screen is as it wants it.
      guard let path = getenv("FIXTURE_CUE").map({ String(cString: $0) }) else { return }
      while access(path, F_OK) != 0 { try? await Task.sleep(for: .milliseconds(5)) }
      unlink(path)
      work()
    }
  }
}
