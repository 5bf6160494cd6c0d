import AssistantEngine
import LineEditing

/// `behest tune`: a list of utterances held against the phrases, once or whenever something changes.
struct TuneCommand {
  let session: TuningSession
  let output: TerminalOutput
  let watches: Bool

  /// Runs; 0 when all are right, 1 when not, 2 when the list cannot be read.
  func run() -> Int32 {
    for problem in session.assistant.problems {
      output.writeParagraph("! " + problem, indent: 0, hanging: 2, to: .standardError)
    }
    let code = runOnce()
    guard watches, code != 2 else { return code }
    guard var watch = FileWatch() else { return code }
    let slash = session.path.lastIndex(of: "/") ?? session.path.startIndex
    let name = String(session.path[slash...].dropFirst())
    watch.add(String(session.path[..<slash]) + "/") { $0 == name }
    for folder in session.assistant.phrasesFolders {
      watch.add(folder) { $0.hasSuffix(".xcstrings") || $0.hasSuffix(".strings") }
    }
    while watch.wait() {
      session.assistant.reload()
      output.writeLine()
      _ = runOnce()
    }
    return code
  }

  private func runOnce() -> Int32 {
    defer { output.flush() }
    switch session.run(isAligned: output.outputIsTerminal) {
    case .problem(let problem):
      output.writeLine("! " + problem, to: .standardError)
      return 2
    case .report(let lines, let isRight):
      for line in lines { write(line) }
      return isRight ? 0 : 1
    }
  }

  /// Writes a line: wrapped at a terminal, as it is elsewhere, where tabs part its columns.
  private func write(_ line: String) {
    guard output.outputIsTerminal, !session.isJSON, !line.isEmpty else {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      return output.writeLine(
        columns.map { TerminalOutput.printable(String($0)) }.joined(separator: "\t"))
    }
    let indent = line.prefix { $0 == " " }.count
    output.writeParagraph(
      String(line.dropFirst(indent)), indent: indent, hanging: TuningText.hanging(of: line) - indent
    )
  }
}
