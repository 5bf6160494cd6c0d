private import Synchronization

/// A reader for a person at a terminal: editing, completion, hints, history and search.
///
/// libedit does the editing. One such reader may exist at a time, because the terminal and the
/// signals are the process's. The completer and the hinter are called while a line is read and must
/// not call the reader; the functions that may be called from other threads meanwhile say so.
package final class EditLineReader: LineReader, Sendable {
  private let editor: Mutex<LineEditor>
  private let announcements: Announcements
  package let signals: TerminalSignals

  /// Prepares the terminal, or returns nil when libedit cannot.
  package init?(options: EditLineReaderOptions, signals: TerminalSignals) {
    let announcements = Announcements()
    guard let editor = LineEditor(options: options, announcements: announcements, signals: signals)
    else { return nil }
    self.editor = Mutex(editor)
    self.announcements = announcements
    self.signals = signals
  }

  package func readLine(prompt: Prompt) -> LineOutcome {
    announcements.isReading.withLock { $0 = true }
    let outcome = editor.withLock { $0.readLine(prompt: prompt) }
    announcements.isReading.withLock { $0 = false }
    // What came too late for the line is written below it.
    for text in announcements.takeAll() { write(text) }
    return outcome
  }

  /// Ends the wait of ``readLine(prompt:)``, this one or the next, with ``LineOutcome/woken``.
  ///
  /// May be called from any thread.
  package func wake() { signals.wake() }

  /// Writes text above the line being typed, which stays as it is.
  ///
  /// May be called from any thread; the thread that reads does the writing. When none reads, the text
  /// is written at once.
  package func printAbove(_ text: String) {
    let isReading = announcements.isReading.withLock { isReading in
      if isReading { announcements.texts.withLock { $0.append(text) } }
      return isReading
    }
    if isReading {
      signals.ring()
    } else {
      write(text)
    }
  }

  private func write(_ text: String) {
    TerminalOutput.write(text.hasSuffix("\n") ? text : text + "\n", to: .standardOutput)
    TerminalOutput.flush()
  }

  /// Remembers a line for the arrows and for Control-R, on disk too when there is a file.
  package func addToHistory(_ line: String) { editor.withLock { $0.addToHistory(line) } }

  /// Forgets all lines, on disk too.
  package func clearHistory() { editor.withLock { $0.clearHistory() } }

  /// The remembered lines, oldest first.
  package var history: [String] { editor.withLock { $0.history.lines } }

  /// Turns hints on or off.
  package func setHints(isOn: Bool) { editor.withLock { $0.options.showsHints = isOn } }

  /// Turns the colors of the prompt and of hints on or off.
  package func setColor(isOn: Bool) { editor.withLock { $0.options.usesColor = isOn } }
}
