package import AssistantEngine
package import LineEditing
import Synchronization
import Transcripts

/// The loop of a conversation: a line from the person, a turn of the assistant.
///
/// It runs on the main thread, which waits for lines and for turns; everything else happens in the
/// session's tasks.
package final class Conversation {
  let assistant: Assistant
  let screen: Screen
  let recording: Recording
  var settings: ConversationSettings
  var current: LiveSession
  private let input: ConversationInput
  private let prompt = CurrentPrompt()
  private let language: LanguageBox
  /// The exit code to end with, once a command wants to.
  var exitCode: Int32?
  /// The list that was tuned last, for `:tune` alone.
  var lastTuning: String?

  package init(
    assistant: Assistant, settings: ConversationSettings, output: TerminalOutput,
    style: Screen.Style
  ) {
    let language = LanguageBox(locale: settings.locale)
    let yesOrNo: @Sendable () -> String = { language.engine.yesOrNo }
    recording = Recording(yesOrNo: yesOrNo)
    screen = Screen(
      output: output, style: style, isQuiet: settings.isQuiet, recorder: recording,
      yesOrNo: yesOrNo)
    input = ConversationInput(
      output: output, settings: settings, wording: language.terminal,
      complete: { [prompt] in prompt.candidates(line: $0, cursor: $1) },
      hint: { [prompt] in prompt.hint(line: $0) })
    self.assistant = assistant
    self.settings = settings
    self.language = language
    current = assistant.makeSession(
      locale: settings.locale, isStrict: settings.isStrict,
      report: { [screen] in screen.show($0) }, interject: { [input] in input.wake() })
  }

  var wording: any TerminalWording { language.terminal }
  var engineWording: any EngineWording { language.engine }

  /// Holds the conversation until the person leaves; returns the exit code.
  package func run() -> Int32 {
    if screen.isTranscript, !assistant.beganFresh { screen.problem(wording.stateIsUsed) }
    if let file = settings.record { record(to: file) }
    if input.isInteractive, !settings.isQuiet { screen.welcome(engineWording.welcome) }
    sayProblems()
    while exitCode == nil { step() }
    close()
    return exitCode ?? 0
  }

  /// Makes one request; asks what is missing only where there is a terminal.
  package func run(_ request: PersonInput) -> Int32 {
    if let file = settings.record { record(to: file) }
    sayProblems()
    take(request)
    while exitCode == nil, isAsking { step() }
    close()
    return exitCode ?? screen.status.code
  }

  private func sayProblems() {
    for problem in assistant.problems + assistant.interruptions(locale: settings.locale) {
      screen.problem(problem)
    }
  }

  private func close() {
    _ = recording.stop()
    Blocking.wait { [current] in await current.session.close() }
    screen.finishTurn()
  }

  /// Whether a person sits at a terminal.
  var isInteractive: Bool { input.isInteractive }

  private var isAsking: Bool {
    Blocking.wait { [current] in await current.session.isAsking }
  }

  /// Reads a line and does what it says.
  private func step() {
    let (isAsking, choices) = Blocking.wait { [current] in
      (await current.session.isAsking, await current.session.openChoices)
    }
    prompt.set(isAsking: isAsking, choices: choices, reader: current.reader)
    screen.setReading(true)
    let outcome = input.read(isAsking: isAsking)
    screen.setReading(false)
    switch outcome {
    case .line(let line): said(line, isAsking: isAsking)
    case .end: ended(isAsking: isAsking)
    case .interrupt where isAsking: take(.interrupted)
    case .interrupt: screen.note(wording.howToLeave, style: .dim)
    case .escape: if isAsking { take(.interrupted, as: .event(.escape)) }
    case .terminate(let signal): exitCode = 128 + signal
    case .woken: screen.finishTurn()
    case .invalidEncoding(let line): refuse(wording.notUTF8(line: line))
    case .tooLong(let line): refuse(wording.tooLong(line: line))
    }
  }

  private func said(_ line: String, isAsking: Bool) {
    if let command = ColonCommand.line(line) {
      recording.comment(line)
      return perform(command, isAsking: isAsking)
    }
    if !isAsking { input.remember(line) }
    take(.said(line))
  }

  private func ended(isAsking: Bool) {
    guard isAsking else {
      exitCode = screen.status.code
      if input.isInteractive { exitCode = 0 }
      return
    }
    if input.isInteractive { return take(.interrupted) }
    take(.ended)
    screen.updateStatus { $0.noteMissingAnswer() }
    exitCode = screen.status.code
  }

  private func refuse(_ problem: String) {
    screen.problem(problem)
    screen.updateStatus { $0.noteUnreadableInput() }
    exitCode = screen.status.code
  }

  /// Takes a turn; Control-C meanwhile ends what the app does.
  func take(_ person: PersonInput, as cue: TranscriptCue? = nil) {
    note(person, cue)
    let session = current.session
    input.work(
      { await session.respond(to: person) },
      onInterrupt: { session.interrupt() },
      onSlow: { [screen, wording, engineWording, settings] seconds in
        guard !settings.isQuiet else { return }
        screen.show(
          .said(.progress(seconds < 3 ? engineWording.working : wording.workingCancellable)))
      },
      onTermination: { self.exitCode = 128 + $0 })
    recording.endTurn()
    screen.finishTurn()
    if settings.traces { showTrace() }
    if let (path, error) = recording.takeFailure() {
      screen.problem(error.description(ofFile: path))
    }
    if settings.failsFast, screen.status.isFailure, !input.isInteractive {
      exitCode = screen.status.code
    }
  }

  private func note(_ person: PersonInput, _ given: TranscriptCue?) {
    let cue: TranscriptCue
    switch person {
    case .said(let text): cue = .say(text)
    case .interrupted: cue = given ?? .event(.interrupt)
    case .ended: cue = .event(.end)
    case .requested(let request): return recording.comment("behest run \(request.intent)")
    case .requestedShortcut(let shortcut):
      return recording.comment("behest shortcut run \(shortcut.id)")
    case .newShortcut: return recording.comment("behest shortcut new")
    }
    recording.begin(cue)
    screen.echo(cue)
  }

  /// Goes on in another language, or with other rules for phrases.
  func restart(locale: String, isStrict: Bool) {
    Blocking.wait { [current] in await current.session.close() }
    settings.locale = locale
    settings.isStrict = isStrict
    language.set(locale: locale)
    current = assistant.makeSession(
      locale: locale, isStrict: isStrict, report: { [screen] in screen.show($0) },
      interject: { [input] in input.wake() })
  }

  func clearHistory() { input.clearHistory() }
  var history: [String] { input.history }
  func setHints(_ isOn: Bool) { input.setHints(isOn) }
  func setColor(_ isOn: Bool) { input.setColor(isOn) }
}
