package import AssistantEngine
package import LineEditing
import Synchronization
package import Transcripts

/// Shows a conversation on a terminal or writes it to a pipe.
///
/// Several threads say things; while a line is read they are kept, and shown when the reader has
/// been woken, so that they never land in the line being typed.
package final class Screen: Sendable {
  /// How the screen shows things.
  package enum Style: Sendable {
    /// For a person at a terminal.
    case terminal
    /// For a screen reader: no columns, labels before lines.
    case plain
    /// For a program: dialogs only.
    case script
    /// As a transcript, with its header.
    case transcript(TranscriptHeader)
  }

  private struct State {
    var isReading = false
    var kept: [SessionOutput] = []
    /// Choices are shown together, so that their details line up.
    var choices: [(number: Int, title: String, detail: String?)] = []
    var status = ExitStatus()
    /// Whether a row says that work goes on; what comes next takes its place.
    var showsProgress = false
    /// Writes the conversation down, when it is shown as a transcript.
    var printer: TranscriptPrinter?
    /// What was said in this turn; a transcript has it in an order of its own.
    var turn: [TranscriptLine] = []
  }

  package let output: TerminalOutput
  private let style: Style
  private let yesOrNo: @Sendable () -> String
  private let isQuiet: Bool
  private let recorder: any OutputRecorder
  private let state = Mutex(State())

  package init(
    output: TerminalOutput, style: Style, isQuiet: Bool, recorder: any OutputRecorder,
    yesOrNo: @escaping @Sendable () -> String
  ) {
    self.output = output
    self.style = style
    self.isQuiet = isQuiet
    self.recorder = recorder
    self.yesOrNo = yesOrNo
    if case .transcript(let header) = style {
      let printer = TranscriptPrinter(header: header)
      state.withLock { $0.printer = printer }
      output.write(printer.opening)
    }
  }

  /// Shows something, now or when the line that is being read has ended.
  package func show(_ item: SessionOutput) {
    state.withLock { state in
      if state.isReading { state.kept.append(item) } else { put(item, &state) }
    }
  }

  /// Begins or ends the reading of a line; what was kept meanwhile is shown at the end.
  package func setReading(_ isReading: Bool) {
    state.withLock { state in
      flushChoices(&state)
      state.isReading = isReading
      guard !isReading else { return }
      let kept = state.kept
      state.kept = []
      for item in kept { put(item, &state) }
    }
  }

  /// Shows what is still held back, at the end of a turn.
  package func finishTurn() {
    state.withLock { state in
      clearProgress(&state)
      flushChoices(&state)
      flushTurn(&state)
    }
    output.flush()
  }

  private func flushTurn(_ state: inout State) {
    guard !state.turn.isEmpty, let text = state.printer?.text(for: state.turn) else { return }
    state.turn = []
    output.write(TerminalOutput.printable(text))
  }

  package var status: ExitStatus { state.withLock { $0.status } }

  package func updateStatus(_ change: @Sendable (inout ExitStatus) -> Void) {
    state.withLock { change(&$0.status) }
  }

  /// Shows what the person did, where the screen is a transcript.
  package func echo(_ cue: TranscriptCue) {
    state.withLock { state in
      flushTurn(&state)
      if let text = state.printer?.text(for: cue) { output.write(text) }
    }
  }

  /// Shows the line under which a conversation begins.
  package func welcome(_ text: String) {
    output.writeParagraph(text, indent: 0, style: .dim)
  }

  /// Shows a line of Behest's own that is part of no conversation.
  package func note(_ text: String, style textStyle: TextStyle? = nil) {
    state.withLock { flushChoices(&$0) }
    output.writeParagraph(text, hanging: 2, style: textStyle)
  }

  /// Shows a line of a list or a table, as it is laid out.
  package func row(_ text: String, hanging: Int = 4, style textStyle: TextStyle? = nil) {
    state.withLock { flushChoices(&$0) }
    guard !text.isEmpty else { return output.writeLine() }
    let indent = text.prefix { $0 == " " }.count
    output.writeParagraph(
      String(text.dropFirst(indent)), indent: 2 + indent, hanging: hanging, style: textStyle)
  }

  /// Shows a problem on standard error.
  package func problem(_ text: String) {
    state.withLock { state in
      flushChoices(&state)
      putProblem(text)
    }
  }

  private func put(_ item: SessionOutput, _ state: inout State) {
    recorder.record(item)
    if case .fact(let fact) = item { state.status.note(fact) }
    if case .said(.progress(let text)) = item { return showProgress(text, &state) }
    clearProgress(&state)
    if state.printer != nil {
      state.turn += TranscriptLine.lines(of: item, yesOrNo: yesOrNo())
      return
    }
    switch item {
    case .fact: break
    case .said(.choice(let number, let title, let detail)) where isTerminal:
      state.choices.append((number, title, detail))
    case .said(let spoken):
      flushChoices(&state)
      put(spoken)
    }
  }

  /// Says that work goes on: on a row of its own that gives way, or once for a screen reader.
  private func showProgress(_ text: String, _ state: inout State) {
    guard !isQuiet else { return }
    if isTerminal {
      output.showStatus("  " + text)
    } else if case .plain = style, !state.showsProgress {
      output.writeLine("Assistant: " + text)
    }
    state.showsProgress = true
  }

  private func clearProgress(_ state: inout State) {
    guard state.showsProgress else { return }
    state.showsProgress = false
    if isTerminal { output.clearStatus() }
  }

  /// Whether what is shown is a transcript.
  package var isTranscript: Bool {
    if case .transcript = style { true } else { false }
  }

  private var isTerminal: Bool {
    if case .terminal = style { true } else { false }
  }

  private func put(_ spoken: Spoken) {
    if case .problem(let text) = spoken { return putProblem(text) }
    let lines = SpokenText.lines(of: spoken, yesOrNo: yesOrNo())
    switch style {
    case .script, .transcript:
      for line in lines {
        output.writeLine(
          TerminalOutput.printable("  " + line).trimmingTrailingSpaces)
      }
    case .plain:
      for line in lines {
        output.writeLine("Assistant: " + TerminalOutput.printable(line).trimmingLeadingSpaces)
      }
    case .terminal:
      for line in lines { putLine(line, spoken) }
    }
  }

  private func putLine(_ line: String, _ spoken: Spoken) {
    let mark = " " + yesOrNo()
    if case .confirmation = spoken, line.hasSuffix(mark) {
      let question = String(line.dropLast(mark.count))
      let columns = DisplayWidth.columns(of: line) + 2
      if columns <= output.wrappingWidth() ?? .max {
        output.writeLine("  " + TerminalOutput.printable(question) + output.styled(mark, .dim))
        return
      }
    }
    let indent = line.prefix { $0 == " " }.count
    output.writeParagraph(String(line.dropFirst(indent)), indent: 2 + indent, hanging: 2)
  }

  private func putProblem(_ text: String) {
    output.writeParagraph("! " + text, indent: 0, hanging: 2, style: .red, to: .standardError)
  }

  /// Shows the choices that were held back, with their details in one column.
  private func flushChoices(_ state: inout State) {
    guard !state.choices.isEmpty else { return }
    let choices = state.choices
    state.choices = []
    let titles = choices.map { TerminalOutput.printable($0.title) }
    let width = min(40, titles.map(DisplayWidth.columns(of:)).max() ?? 0)
    let room = output.wrappingWidth() ?? .max
    for (choice, title) in zip(choices, titles) {
      let row = "    \(choice.number)  "
      guard let detail = choice.detail.map(TerminalOutput.printable), !detail.isEmpty else {
        output.writeParagraph("\(choice.number)  \(title)", indent: 4, hanging: 3)
        continue
      }
      let columns =
        row.count + max(width, DisplayWidth.columns(of: title)) + 2
        + DisplayWidth.columns(of: detail)
      if columns <= room {
        let padded = DisplayWidth.padded(title, to: width)
        output.writeLine(row + padded + "  " + output.styled(detail, .dim))
      } else {
        output.writeParagraph("\(choice.number)  \(title)", indent: 4, hanging: 3)
        output.writeParagraph(detail, indent: 7, style: .dim)
      }
    }
  }
}

/// Hears everything that a screen shows, for a transcript that is being written.
package protocol OutputRecorder: Sendable {
  func record(_ output: SessionOutput)
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    String(dropLast(reversed().prefix { $0 == " " }.count))
  }

  fileprivate var trimmingLeadingSpaces: String { String(drop { $0 == " " }) }
}
