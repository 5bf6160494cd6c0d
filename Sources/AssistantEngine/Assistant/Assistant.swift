import ExtensionProtocol
import IntentRecognition
import Synchronization

/// Behest with its installed apps on one state: makes sessions and answers questions about itself.
package final class Assistant: Sendable {
  /// What it was started with; a replay begins from the same.
  package let settings: AssistantSettings
  /// Whether no app had kept anything in the state when it was started.
  package let beganFresh: Bool
  let clock: ConversationClock
  let host: AppHost
  let permissions: CalendarPermissions
  let recognizer: LiveRecognizer
  let domains: LiveDomains
  private let journal: ActionJournal
  /// The shortcuts that the person made.
  let shortcuts: ShortcutLibrary
  private let reports: Reports

  /// Starts Behest: finds the apps, reads their phrases, and asks those that are new what they can
  /// do and which values phrases may name.
  ///
  /// The log hears what apps print outside a scene.
  package static func start(
    _ settings: AssistantSettings, clock: ConversationClock,
    log: @escaping @Sendable (_ app: String, _ line: String) -> Void = { _, _ in }
  ) async throws(StateError) -> Assistant {
    try settings.state.make()
    let used = StoredFolder(settings.state.data).names().filter { $0 != "apps" }
    let assistant = Assistant(settings, clock: clock, beganFresh: used.isEmpty, log: log)
    if assistant.host.needsPreparation {
      await assistant.host.prepare(
        SessionContext(locale: settings.locale, now: clock.fixedTime))
      assistant.shortcuts.reload(with: assistant.host.catalog)
    }
    assistant.recognizer.load { assistant.host.recognizer }
    return assistant
  }

  private init(
    _ settings: AssistantSettings, clock: ConversationClock, beganFresh: Bool,
    log: @escaping @Sendable (String, String) -> Void
  ) {
    self.settings = settings
    self.beganFresh = beganFresh
    self.clock = clock
    let reports = Reports()
    let configuration = AppHostConfiguration(
      registry: AppRegistry(
        folder: settings.registryFolder, executables: settings.executableFolder,
        expected: settings.expectedApps, isReadOnly: settings.conversation == .replay),
      folders: settings.phrases, state: settings.state, index: settings.indexFile,
      only: settings.apps,
      limits: settings.limits,
      door: { path in
        ProcessDoor(path: path, environment: { settings.appEnvironment.variables })
      },
      report: { report in
        switch report {
        case .logged(let app, let line): log(app, line)
        case .vocabulary(let vocabulary): reports.recognizer?.replace(vocabulary)
        case .started: break
        case .failed(let error): reports.add(error)
        }
      })
    host = AppHost(configuration)
    recognizer = LiveRecognizer()
    shortcuts = ShortcutLibrary(inFolder: settings.state.data + "/shortcuts", host.catalog)
    domains = LiveDomains(settings.domains) { [host] in
      DomainCatalog(
        folder: settings.phrases.folder(of: "System", registered: nil),
        apps: host.catalog.apps.map(\.metadata), isPartial: settings.apps != nil)
    }
    journal = ActionJournal(settings.state)
    permissions = CalendarPermissions(
      stored: StoredPermissions(host.permissions) { reports.add($0) }, store: host.permissions,
      calendar: { settings.calendar })
    self.reports = reports
    reports.connect(recognizer)
  }

  /// What comes from the host while it is not yet whole, and later.
  private final class Reports: Sendable {
    private struct State {
      weak var recognizer: LiveRecognizer?
      var failures: [StateError] = []
    }

    private let state = Mutex(State())
    var recognizer: LiveRecognizer? { state.withLock { $0.recognizer } }
    func connect(_ recognizer: LiveRecognizer) { state.withLock { $0.recognizer = recognizer } }
    func add(_ error: StateError) {
      state.withLock { if !$0.failures.contains(error) { $0.failures.append(error) } }
    }
    var failures: [StateError] { state.withLock { $0.failures } }
  }

  /// The conversation's time zone.
  package var zone: TimeZoneRules { settings.zone }

  /// What is wrong with the state, with apps and with phrases, a line each.
  package var problems: [String] {
    host.problems.map(\.description) + host.catalog.problems.map(\.description)
      + domains.problems.map(\.description) + reports.failures.map(\.description)
      + shortcuts.problems(locale: settings.locale)
  }

  /// What earlier conversations on this state were stopped in the middle of, said once.
  package func interruptions(locale: String) -> [String] {
    let context = context(locale: locale)
    do throws(StateError) {
      return try journal.takeInterrupted().map {
        context.wording.interrupted(app: context.name(of: $0.app), action: context.title(of: $0))
      }
    } catch {
      return [error.description]
    }
  }

  /// Reads the phrase files again.
  package func reload() {
    _ = host.reload()
    recognizer.load { host.recognizer }
    domains.reload()
    shortcuts.reload(with: host.catalog)
  }

  /// Makes a session; it hears of everything said, and of what comes while the person is to speak.
  package func makeSession(
    locale: String, isStrict: Bool, report: @escaping @Sendable (SessionOutput) -> Void,
    interject: @escaping @Sendable () -> Void
  ) -> LiveSession {
    let context = context(locale: locale)
    var options = RecognitionOptions(locale: locale)
    options.isStrict = isStrict
    let reader = LiveReader(
      recognizer: recognizer, options: options, context: context, clock: clock,
      domains: domains, shortcuts: shortcuts)
    let session = AssistantSession(
      context: context, reader: reader, apps: host.connections, permissions: permissions,
      clock: clock, note: { [journal, reports] in journal.keep($0, orSay: reports.add) },
      keepShortcut: { shortcut in
        Result { () throws(ShortcutRefusal) in
          try self.addShortcut(ShortcutDocument(shortcut))
        }
      }, report: report, interject: interject)
    return LiveSession(session: session, reader: reader)
  }

  func context(locale: String) -> DialogContext {
    var apps: [String: DialogApp] = [:]
    for app in host.catalog.apps {
      apps[app.metadata.id] = DialogApp(
        name: app.name(in: locale), metadata: app.metadata,
        primaryPhrases: app.primaryPhrases(in: locale).map(Self.readable))
    }
    let limit = settings.limits.perform.map { Int($0.components.seconds) } ?? 0
    return DialogContext(
      locale: locale, wording: Wordings.engine(for: locale), apps: apps, now: clock.now,
      zone: settings.zone, timeLimit: limit)
  }

  /// A phrase as a person would type it: a slot becomes an ellipsis.
  static func readable(_ phrase: String) -> String {
    PhrasePiece.pieces(of: phrase).map { piece in
      switch piece {
      case .words(let text): text
      case .applicationName: ""
      case .slot: "…"
      }
    }.joined()
  }
}
