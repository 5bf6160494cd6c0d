internal import CEditLine
internal import Glibc

/// The editing of one line after another: what libedit asks for and what its commands do.
///
/// libedit calls back into the object while ``readLine(prompt:)`` runs, on the same thread.
final class LineEditor {
  var options: EditLineReaderOptions
  let announcements: Announcements
  let signals: TerminalSignals
  private(set) var history: LineHistory

  /// Nil only while the object is made: libedit needs it and it needs libedit.
  private var shim: OpaquePointer?

  /// Why the owner ended a read, when it did.
  var ending: LineOutcome?
  var prompt = Prompt.request()
  /// The columns of the prompt on the screen, which the search changes.
  var promptColumns = 0
  /// Keys that were read but not yet taken, the next one last.
  var pushedBack: [Unicode.Scalar] = []
  var decoding = UTF8Decoding()
  /// The hint that was shown last, which may be taken while the line is the same.
  var hint: LineHint?
  var hintIsOnScreen = false
  var activity = Activity.editing
  var recall: HistoryRecall?
  /// The line at which Tab could only beep, so that a second Tab shows the list.
  var listedLine: [Unicode.Scalar]?
  var tookEmptyAnswer = false

  /// What the keys are for.
  enum Activity {
    case editing
    case searching
    case pasting
  }

  init?(options: EditLineReaderOptions, announcements: Announcements, signals: TerminalSignals) {
    _ = Charset.isUTF8
    self.options = options
    self.announcements = announcements
    self.signals = signals
    history = options.historyFile?.load() ?? LineHistory()
    let owner = CELOwner(
      context: Unmanaged.passUnretained(self).toOpaque(),
      readKey: { context, key in
        Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().readKey(into: key)
      },
      perform: { context, command in
        Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().perform(command)
      })
    shim = cel_editorMake(options.program, owner, options.readsUserBindings)
    guard shim != nil else { return nil }
  }

  deinit {
    if let shim { cel_editorFree(shim) }
  }

  /// libedit's object.
  var handle: OpaquePointer {
    guard let shim else { preconditionFailure("no editor is used before it is made") }
    return shim
  }

  var columns: Int { Int(cel_editorColumns(handle)) }

  /// Whether the terminal may be sent escapes; a dumb one gets none at all.
  var hasEscapes: Bool { cel_editorHasEscapes(handle) }

  func readLine(prompt: Prompt) -> LineOutcome {
    // Woken before anything is on the screen: nothing comes on it.
    if cel_takeWake() { return .woken }
    begin(prompt)
    var count = 0
    let text = cel_editorRead(handle, &count)
    write(bracketsPaste ? TerminalEscape.pasteOff : "")
    defer {
      flush()
      cel_terminalWork()
    }
    guard let text else { return giveUp() }
    let scalars = UnsafeBufferPointer(start: text, count: count).compactMap(Unicode.Scalar.init)
    if tookEmptyAnswer { return .line("") }
    return .line(String(scalars.prefix { $0 != "\n" && $0 != "\r" }).composed)
  }

  private func begin(_ prompt: Prompt) {
    self.prompt = prompt
    ending = nil
    activity = .editing
    recall = nil
    hint = nil
    hintIsOnScreen = false
    listedLine = nil
    tookEmptyAnswer = false
    setPrompt(prompt.text, style: prompt.style)
    // Nothing is on the screen yet that would have to be drawn anew.
    if cel_takeResize() { cel_editorResize(handle) }
    _ = cel_takeContinue()
    TerminalOutput.flush()
    // libedit draws the prompt before it sets the terminal: keys in between would be echoed twice.
    cel_editorPrepareTerminal(handle, true)
    beginRow()
  }

  private func giveUp() -> LineOutcome {
    let outcome = ending ?? .end
    switch outcome {
    case .interrupt: write("^C\n")
    // What the person has typed stays; a bare prompt gives way to the news.
    case .woken where lineIsEmpty && hasEscapes: clearInput()
    case .line, .end, .escape, .terminate, .woken, .invalidEncoding, .tooLong: write("\n")
    }
    cel_editorReset(handle)
    return outcome
  }

  func perform(_ command: CELCommand) -> CELEffect {
    if command != .complete { listedLine = nil }
    return switch command {
    case .complete: complete()
    case .search: searchHistory()
    case .paste: paste()
    case .forward: goForward()
    case .lineEnd: goToEnd()
    case .older: recallLine(older: true)
    case .newer: recallLine(older: false)
    }
  }

  func addToHistory(_ line: String) {
    guard history.add(line) else { return }
    options.historyFile?.append(line)
  }

  func clearHistory() {
    history.removeAll()
    options.historyFile?.removeAll()
  }
}

extension String {
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
