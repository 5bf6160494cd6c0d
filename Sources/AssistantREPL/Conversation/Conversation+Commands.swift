import AssistantEngine
import LineEditing
import Transcripts

extension Conversation {
  /// Does what a colon command says.
  func perform(_ line: ColonCommand.Line, isAsking: Bool) {
    defer { screen.finishTurn() }
    guard let command = line.command else {
      return screen.problem(wording.unknownCommand(line.name, nearest: line.nearest))
    }
    let words = line.arguments
    switch command {
    case .help: for row in wording.help { screen.row(row) }
    case .apps: showApps(words)
    case .explain: explain()
    case .record: toggleRecording(words, isAsking: isAsking)
    case .replay: replay(words)
    case .shortcut: shortcut(words, isAsking: isAsking)
    case .permissions: permissions(words)
    case .locale: changeLocale(words, isAsking: isAsking)
    case .strict: changeStrictness(words, isAsking: isAsking)
    case .domains: domains(words, isAsking: isAsking)
    case .tune: tune(words)
    case .reload: reload(isAsking: isAsking)
    case .trace:
      if let isOn = onOrOff(words, "trace") {
        settings.traces = isOn
        screen.note(wording.isOn("trace", isOn))
      }
    case .history: showHistory(words)
    case .set: set(words)
    case .cancel:
      if isAsking { take(.interrupted) } else { screen.note(wording.nothingToCancel) }
    case .quit:
      if isAsking { take(.interrupted) }
      exitCode = isInteractive ? 0 : screen.status.code
    }
  }

  // MARK: What can be said

  private func showApps(_ words: [String]) {
    let apps = assistant.summaries(locale: settings.locale)
    guard let name = words.first else {
      guard !apps.isEmpty else { return screen.note(engineWording.noApps) }
      let width = apps.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
      for app in apps {
        let phrases = app.primaryPhrases.joined(separator: " · ")
        screen.row(DisplayWidth.padded(app.name, to: width) + "  " + phrases, hanging: width + 2)
      }
      return
    }
    let wanted = words.joined(separator: " ").lowercased()
    guard
      let app = apps.first(where: { app in
        ([app.name, app.id] + app.alternativeNames).contains { $0.lowercased() == wanted }
      })
    else { return screen.problem(wording.noSuchApp(name, installed: apps.map(\.name))) }
    for action in app.actions {
      screen.row(action.title)
      for phrase in action.phrases { screen.row("  " + phrase) }
    }
  }

  private func explain() {
    let session = current.session
    let trace = Blocking.wait { await session.lastTrace }
    guard let utterance = trace.utterance else { return screen.note(wording.nothingToExplain) }
    for row in current.reader.explanation(of: utterance) { screen.row(row) }
    for row in trace.lines(language: engineWording.language) { screen.row(row) }
  }

  func showTrace() {
    let session = current.session
    let trace = Blocking.wait { await session.lastTrace }
    for row in trace.lines(language: engineWording.language) { screen.row(row, style: .dim) }
  }

  // MARK: Transcripts

  private func toggleRecording(_ words: [String], isAsking: Bool) {
    guard let file = words.first else {
      guard let path = recording.stop() else { return screen.note(wording.recordNeedsFile) }
      return screen.note(wording.recorded(path))
    }
    guard !isAsking else { return screen.problem(wording.notWhileAsking) }
    record(to: file)
  }

  /// Begins to write the conversation down.
  func record(to file: String) {
    do throws(TranscriptFileError) {
      try recording.start(file, header: assistant.transcriptHeader(locale: settings.locale))
      screen.note(wording.recording(file, isLive: assistant.startTime == nil))
      if !assistant.beganFresh { screen.problem(wording.stateIsUsed) }
    } catch {
      screen.problem(error.description(ofFile: file))
    }
  }

  private func replay(_ words: [String]) {
    guard !words.isEmpty else { return screen.note(wording.recordNeedsFile) }
    let factory = assistant.replayFactory
    let (text, _) = Blocking.wait {
      await ReplayCommand.run(ReplayOptions(paths: words), isCI: true, factory: factory)
    }
    for row in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      screen.row(String(row))
    }
  }

  // MARK: Settings

  private func permissions(_ words: [String]) {
    if words.first == "reset" {
      if let app = words.dropFirst().first, !assistant.isInstalled(app) {
        let names = assistant.summaries(locale: settings.locale).map(\.name)
        return screen.problem(wording.noSuchApp(app, installed: names))
      }
      let count = assistant.resetPermissions(app: words.dropFirst().first)
      return screen.note(wording.permissionsReset(count))
    }
    let entries = assistant.permissionSummaries
    guard !entries.isEmpty else { return screen.note(wording.noPermissions) }
    for entry in entries {
      screen.row(wording.permission(entry.app, entry.kind, entry.resource, entry.status))
    }
  }

  private func changeLocale(_ words: [String], isAsking: Bool) {
    guard !isAsking else { return screen.problem(wording.notWhileAsking) }
    guard let locale = words.first else {
      return screen.note(wording.localeIs(settings.locale))
    }
    guard let chosen = LocaleChoice.locale(from: locale) else {
      return screen.problem(wording.noSuchLocale(locale))
    }
    restart(locale: chosen, isStrict: settings.isStrict)
    screen.note(wording.localeIs(settings.locale))
  }

  private func changeStrictness(_ words: [String], isAsking: Bool) {
    guard !isAsking else { return screen.problem(wording.notWhileAsking) }
    guard let isOn = onOrOff(words, "strict") else { return }
    restart(locale: settings.locale, isStrict: isOn)
    screen.note(wording.isOn("strict", isOn))
  }

  private func reload(isAsking: Bool) {
    guard !isAsking else { return screen.problem(wording.notWhileAsking) }
    assistant.reload()
    restart(locale: settings.locale, isStrict: settings.isStrict)
    let apps = assistant.summaries(locale: settings.locale)
    let phrases = apps.flatMap(\.actions).map(\.phrases.count).reduce(0, +)
    screen.note(wording.reloaded(phrases: phrases, apps: apps.count))
    for problem in assistant.problems { screen.problem(problem) }
  }

  private func onOrOff(_ words: [String], _ name: String) -> Bool? {
    switch words.first?.lowercased() {
    case "on", "켜기", "켬": return true
    case "off", "끄기", "끔": return false
    default:
      screen.note(wording.onOrOff(name))
      return nil
    }
  }

  private func showHistory(_ words: [String]) {
    if words.first == "clear" {
      clearHistory()
      return screen.note(wording.historyCleared)
    }
    for line in history.suffix(50) { screen.row(line) }
  }

  private func set(_ words: [String]) {
    guard let name = words.first?.lowercased(), ["hints", "color"].contains(name) else {
      return screen.note(wording.onOrOff("set hints"))
    }
    guard let isOn = onOrOff(Array(words.dropFirst()), "set \(name)") else { return }
    if name == "hints" { setHints(isOn) } else { setColor(isOn) }
    screen.note(wording.isOn(name, isOn))
  }
}
