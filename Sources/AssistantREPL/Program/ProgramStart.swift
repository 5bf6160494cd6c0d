import AssistantEngine
import LineEditing
import Transcripts

/// Everything that a conversation is started with, from options, environment and configuration.
struct ProgramStart {
  let settings: AssistantSettings
  private let options: CommandLineOptions
  private let process: ProcessEnvironment
  private let configuration: Configuration
  private let fixedTime: Double?
  let locale: String
  var isJSON: Bool { options.isJSON }

  init(_ options: CommandLineOptions, _ process: ProcessEnvironment) throws(ProgramError) {
    self.options = options
    self.process = process
    let own = StateFolder(environment: process.variables)
    configuration =
      options.readsConfiguration ? try Configuration(file: own.config + "/config") : Configuration()
    fixedTime = try options.now.map { text throws(ProgramError) in
      guard let time = TranscriptTime(text) else { throw .unreadableTime(text) }
      return Double(time.epochSeconds)
    }
    locale =
      options.locale.flatMap(LocaleChoice.locale(from:)) ?? process["BEHEST_LOCALE"].flatMap(
        LocaleChoice.locale(from:)) ?? configuration.locale ?? process.locale
    var settings = AssistantSettings(
      executableFolder: process.executableFolder, environment: process.variables,
      conversation: .live, state: options.state.map { StateFolder(root: $0) } ?? own,
      registryFolder: own.data + "/apps", phrases: try Self.phrases(options, process),
      zone: try Self.zone(options, process), locale: locale, expectedApps: BundledApps.ids)
    settings.domains = options.domains ?? configuration.domains ?? .appsFirst
    if let limit = options.timeLimit { settings.limits.perform = .seconds(limit) }
    settings.isTracing = options.traces
    if settings.environment["BEHEST_CALENDAR"] == nil, options.state == nil {
      settings.environment["BEHEST_CALENDAR"] = configuration.calendar
    }
    self.settings = settings
  }

  private static func zone(
    _ options: CommandLineOptions, _ process: ProcessEnvironment
  ) throws(ProgramError) -> TimeZoneRules {
    guard let name = options.zone else {
      return .current { process.variables[$0] }
    }
    guard let zone = TimeZoneRules(identifier: name) else { throw .unknownZone(name) }
    return zone
  }

  private static func phrases(
    _ options: CommandLineOptions, _ process: ProcessEnvironment
  ) throws(ProgramError) -> PhraseFolders {
    let given = (options.phrases ?? process["BEHEST_PHRASES"]).map(process.absolute)
    if let given, options.phrases != nil, !FolderCheck.exists(given) {
      throw .noSuchPhrasesFolder(given)
    }
    return PhraseFolders(
      given: given, executable: process.executable, working: process.workingFolder)
  }

  /// A path that the person gave, seen from the working folder.
  func absolute(_ path: String) -> String { process.absolute(path) }

  /// The person's editor, as the environment names it.
  var editor: String? { process["VISUAL"] ?? process["EDITOR"] }

  /// Starts Behest itself.
  func assistant() throws(ProgramError) -> Assistant {
    let clock = ConversationClock(fixedAt: fixedTime)
    let output = self.output
    let result = Blocking.wait { [settings, traces = options.traces] in
      do throws(StateError) {
        return Result<Assistant, StateError>.success(
          try await Assistant.start(settings, clock: clock) { app, line in
            guard traces else { return }
            output.writeParagraph("[\(app)] \(line)", style: .dim, to: .standardError)
          })
      } catch {
        return .failure(error)
      }
    }
    do throws(StateError) {
      return try result.get()
    } catch {
      throw .state(error)
    }
  }

  var output: TerminalOutput {
    let choice = options.isPlain ? "never" : options.color
    let configured = choice == "auto" ? configuration.color ?? choice : choice
    return TerminalOutput(
      colorChoice: ColorChoice(rawValue: configured) ?? .auto, environment: process.variables)
  }

  /// The conversation that the options describe.
  func conversation(_ assistant: Assistant) -> Conversation {
    let output = output
    let isPlain = options.isPlain || process["BEHEST_PLAIN"] != nil
    let style: Screen.Style =
      options.printsTranscript
      ? .transcript(assistant.transcriptHeader(locale: locale))
      : !output.outputIsTerminal || !output.inputIsTerminal
        ? .script : isPlain ? .plain : .terminal
    let conversation = ConversationSettings(
      locale: locale, environment: process.variables, isStrict: options.isStrict,
      isQuiet: options.isQuiet,
      failsFast: options.failsFast, traces: options.traces, historyFile: historyFile,
      showsHints: !isPlain && options.showsHints && configuration.showsHints ?? true,
      readsUserBindings: options.readsConfiguration, record: options.record)
    return Conversation(
      assistant: assistant, settings: conversation, output: output, style: style)
  }

  /// Holds a list of utterances against the phrases, as the options want it.
  func tune(_ file: String, _ assistant: Assistant) throws(ProgramError) -> Int32 {
    if let app = options.tunedApp, !assistant.isInstalled(app) {
      throw .noSuchApp(app, installed: assistant.summaries(locale: locale).map(\.name))
    }
    return TuneCommand(
      session: TuningSession(
        assistant: assistant, file: file, path: process.absolute(file), app: options.tunedApp,
        locale: locale, isStrict: options.isStrict, isJSON: options.isJSON,
        workingFolder: process.workingFolder), output: output, watches: options.watches
    ).run()
  }

  private var historyFile: HistoryFile? {
    guard options.keepsHistory else { return nil }
    let limit = configuration.historySize ?? 2_000
    if let path = process.variables["BEHEST_HISTORY"] {
      return path.isEmpty ? nil : HistoryFile(path: process.absolute(path), limit: limit)
    }
    return HistoryFile(path: settings.state.state + "/history", limit: limit)
  }
}
