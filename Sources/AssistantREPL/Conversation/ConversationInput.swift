import LineEditing
import Synchronization

/// Where the person's lines come from: an editor at a terminal, or a plain stream.
final class ConversationInput: Sendable {
  private enum Source {
    case editor(EditLineReader)
    case stream(LockedStream)
  }

  /// A stream that one thread at a time reads.
  private final class LockedStream: Sendable {
    private let reader: Mutex<StreamLineReader>
    init(_ reader: sending StreamLineReader) { self.reader = Mutex(reader) }
    func readLine(_ prompt: Prompt) -> LineOutcome {
      reader.withLock { $0.readLine(prompt: prompt) }
    }
  }

  private let source: Source
  private let signals: TerminalSignals?
  /// Whether a person types at an editor.
  let isInteractive: Bool

  init(
    output: TerminalOutput, settings: ConversationSettings, wording: any TerminalWording,
    complete: @escaping EditLineReaderOptions.Completer,
    hint: @escaping EditLineReaderOptions.Hinter
  ) {
    let signals = output.inputIsTerminal ? TerminalSignals() : nil
    self.signals = signals
    if let signals,
      InteractiveTerminal.isEditable(environment: settings.environment, output: output)
    {
      let options = EditLineReaderOptions(
        completer: complete, hinter: hint, historyFile: settings.historyFile,
        usesColor: output.colorsOutput,
        showsHints: settings.showsHints, readsUserBindings: settings.readsUserBindings,
        limitNotice: wording.lineIsFull, searchLabel: wording.search)
      if let editor = EditLineReader(options: options, signals: signals) {
        source = .editor(editor)
        isInteractive = true
        return
      }
    }
    let prompting: StreamLineReader.Prompting =
      !output.inputIsTerminal
      ? .never : (output.outputIsTerminal ? .onStandardOutput : .onStandardError)
    source = .stream(
      LockedStream(StreamLineReader(prompting: prompting, signals: signals)))
    isInteractive = output.inputIsTerminal
  }

  func read(isAsking: Bool) -> LineOutcome {
    let prompt: Prompt = isAsking ? .answer() : .request()
    return switch source {
    case .editor(let editor): editor.readLine(prompt: prompt)
    case .stream(let stream): stream.readLine(prompt)
    }
  }

  /// Ends the wait for a line, because something happened that the person should see.
  func wake() { signals?.wake() }

  /// Waits for work, and passes Control-C on to it.
  ///
  /// The slow notice comes once the work has taken 0.4 seconds, and again at 3.
  func work(
    _ body: @escaping @Sendable () async -> Void, onInterrupt: () -> Void,
    onSlow: (Double) -> Void, onTermination: (Int32) -> Void
  ) {
    guard let signals else { return Blocking.wait(for: body) }
    let flag = Flag()
    Task {
      await body()
      flag.set()
      signals.wake()
    }
    let start = ContinuousClock.now
    var notices: [Double] = [0.4, 3]
    // The work's own wake ends the wait, so that none is left for the next line.
    while true {
      let limit = notices.first.map { start + .seconds($0) - ContinuousClock.now }
      switch signals.wait(atMost: limit.map { max($0, .zero) }) {
      case .interrupt: onInterrupt()
      case .terminate(let signal):
        onTermination(signal)
        return
      case .woken: if flag.isSet { return }
      case .timeUp: if !notices.isEmpty { onSlow(notices.removeFirst()) }
      }
    }
  }

  private final class Flag: Sendable {
    private let value = Mutex(false)
    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }
  }

  func remember(_ line: String) {
    if case .editor(let editor) = source { editor.addToHistory(line) }
  }

  func clearHistory() {
    if case .editor(let editor) = source { editor.clearHistory() }
  }

  var history: [String] {
    if case .editor(let editor) = source { editor.history } else { [] }
  }

  func setHints(_ isOn: Bool) {
    if case .editor(let editor) = source { editor.setHints(isOn: isOn) }
  }

  func setColor(_ isOn: Bool) {
    if case .editor(let editor) = source { editor.setColor(isOn: isOn) }
  }
}
