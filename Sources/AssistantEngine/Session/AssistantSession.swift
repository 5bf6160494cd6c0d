import ExtensionProtocol

/// One person's conversation: ``DialogState`` decides what happens next, the session does it.
///
/// Everything that happens arrives in one mailbox and is handled in its order, without waiting in
/// between; what takes time runs beside and reports back through the mailbox.
package actor AssistantSession {
  private var state = DialogState()
  private var context: DialogContext
  private let reader: any UtteranceReader
  private let apps: [String: any AppConnection]
  private let permissions: any PermissionRegister
  private let clock: ConversationClock
  private let keepShortcut: ShortcutKeeping
  private let isVoiceOnly: Bool
  /// Told what is at work after a yes, before the app hears of that.
  private let note: @Sendable (UnfinishedAction?) -> Void
  private let report: @Sendable (SessionOutput) -> Void
  /// Told when something happened while the person was to speak.
  private let interject: @Sendable () -> Void

  private nonisolated let mailbox: AsyncStream<Letter>.Continuation
  private let letters: AsyncStream<Letter>
  private var turns: [Int: CheckedContinuation<Void, Never>] = [:]
  private var handledTurn = 0
  private var lastTurn = 0
  private var lastQuestion = 0
  private var answers: [Int: CheckedContinuation<Answer, Never>] = [:]
  private var permits: [Int: CheckedContinuation<PermissionStatus, Never>] = [:]
  private var trace = TurnTrace()

  /// An event, and the turn that it begins, if it is the person's.
  private struct Letter: Sendable {
    var event: DialogEvent
    var turn: Int?
  }

  package init(
    context: DialogContext, reader: any UtteranceReader, apps: [String: any AppConnection],
    permissions: any PermissionRegister, clock: ConversationClock, isVoiceOnly: Bool = false,
    note: @escaping @Sendable (UnfinishedAction?) -> Void = { _ in },
    keepShortcut: @escaping ShortcutKeeping = { .failure(.noPlace($0.id)) },
    report: @escaping @Sendable (SessionOutput) -> Void,
    interject: @escaping @Sendable () -> Void = {}
  ) {
    self.keepShortcut = keepShortcut
    self.context = context
    self.reader = reader
    self.apps = apps
    self.permissions = permissions
    self.clock = clock
    self.isVoiceOnly = isVoiceOnly
    self.note = note
    self.report = report
    self.interject = interject
    (letters, mailbox) = AsyncStream<Letter>.makeStream()
    Task { [weak self, letters] in
      for await letter in letters { await self?.open(letter) }
    }
  }

  deinit { mailbox.finish() }

  /// Takes a turn, which ends when the person may speak again.
  package func respond(to input: PersonInput) async {
    lastTurn += 1
    let turn = lastTurn
    await withCheckedContinuation { continuation in
      turns[turn] = continuation
      mailbox.yield(Letter(event: input.event, turn: turn))
    }
  }

  /// Whether what the person says next is an answer.
  package var isAsking: Bool { state.isAsking }

  /// The question before the person, in words.
  package var openQuestion: String? { state.openQuestion(context) }

  /// The titles of the choices before the person.
  package var openChoices: [String] { state.openChoices(context).map(\.title) }

  /// The last turns' steps, for the explanation.
  package var lastTrace: TurnTrace { trace }

  /// Ends what is going on and stops the apps.
  package func close() async {
    if state.isPerforming { await respond(to: .interrupted) }
    for app in apps.values { await app.stop() }
    mailbox.finish()
  }

  /// Ends what is going on, as Control-C does.
  package nonisolated func interrupt() { send(.interrupted) }

  nonisolated func send(_ event: DialogEvent) {
    mailbox.yield(Letter(event: event, turn: nil))
  }

  // MARK: Handling

  private func open(_ letter: Letter) {
    let wasWaiting = turns.isEmpty
    context.now = clock.now
    if case .said(let text) = letter.event, !state.isAsking { trace = TurnTrace(utterance: text) }
    var effects = state.receive(letter.event, in: context)
    let unfinished = state.unfinished
    if unfinished != nil { note(unfinished) }
    var spoke = false
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      if case .say = effect { spoke = true }
      effects = (perform(effect).map { state.receive($0, in: context) } ?? []) + effects
    }
    // Only what has been said has ended.
    if state.unfinished == nil { note(nil) }
    if let turn = letter.turn { handledTurn = turn }
    if state.awaitsPerson {
      for (turn, continuation) in turns where turn <= handledTurn {
        turns[turn] = nil
        continuation.resume()
      }
    }
    if wasWaiting, spoke, letter.turn == nil { interject() }
  }

  /// Does what the dialog wants; returns the event that follows at once, if one does.
  private func perform(_ effect: DialogEffect) -> DialogEvent? {
    switch effect {
    case .say(let spoken): report(.said(spoken))
    case .record(let fact):
      trace.facts.append(fact)
      report(.fact(fact))
    case .trace(let step): trace.steps.append(step)
    case .recognize(let utterance):
      trace = TurnTrace(utterance: utterance)
      return .recognized(reader.read(utterance))
    case .storeShortcut(let shortcut): return .shortcutStored(keepShortcut(shortcut))
    case .query(let number, let app, let query): ask(app, query, number)
    case .perform(let app, let invocation): begin(invocation, app)
    case .cancel(let app, let invocation): end(invocation, app)
    case .answer(let number, let answer):
      answers.removeValue(forKey: number)?.resume(returning: answer)
    case .permit(let number, let status):
      permits.removeValue(forKey: number)?.resume(returning: status)
    case .store(let status, let app, let request):
      permissions.record(status, kind: request.kind, resource: request.resource, app: app)
    }
    return nil
  }

  private func sessionContext(for app: String) -> SessionContext {
    SessionContext(
      locale: context.locale, now: clock.fixedTime, isVoiceOnly: isVoiceOnly,
      permissions: permissions.statuses(of: app))
  }

  private func ask(_ app: String, _ query: ParameterQuery, _ number: Int) {
    guard let connection = apps[app] else {
      send(.found(query: number, .failure(.notInstalled)))
      return
    }
    let request = QueryRequest(
      intent: query.intent, parameter: query.parameter, search: query.search,
      parameters: query.known, session: sessionContext(for: app))
    Task { [self] in
      do throws(AppFailure) {
        send(.found(query: number, .success(try await connection.query(request))))
      } catch {
        send(.found(query: number, .failure(error)))
      }
    }
  }

  private func begin(_ invocation: IntentInvocation, _ app: String) {
    guard let connection = apps[app] else {
      send(.performed(invocation: invocation.id, .failure(.notInstalled)))
      return
    }
    let request = PerformRequest(
      invocation: invocation.id, intent: invocation.intent, source: invocation.source,
      shortcut: invocation.shortcut, parameters: invocation.parameters,
      session: sessionContext(for: app))
    let listener = SessionListener(session: self, app: app, invocation: invocation.id)
    Task { [self] in
      do throws(AppFailure) {
        let outcome = try await connection.perform(request, listener: listener)
        send(.performed(invocation: invocation.id, .success(outcome)))
      } catch {
        send(.performed(invocation: invocation.id, .failure(error)))
      }
    }
  }

  private func end(_ invocation: String, _ app: String) {
    guard let connection = apps[app] else { return }
    Task { await connection.cancel(CancelNotice(invocation: invocation, reason: .userCancelled)) }
  }

  // MARK: Questions of running code

  func ask(_ question: Question) async -> Answer {
    lastQuestion += 1
    let number = lastQuestion
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        answers[number] = continuation
        send(.asked(question: number, question))
      }
    } onCancel: {
      Task { await self.withdraw(number) }
    }
  }

  func permission(_ request: PermissionRequest, app: String) async -> PermissionStatus {
    lastQuestion += 1
    let number = lastQuestion
    let status = permissions.status(of: request.kind, resource: request.resource, app: app)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        permits[number] = continuation
        send(.permissionAsked(question: number, request, status))
      }
    } onCancel: {
      Task { await self.withdraw(number) }
    }
  }

  private func withdraw(_ number: Int) {
    let answer = answers.removeValue(forKey: number)
    let permit = permits.removeValue(forKey: number)
    guard answer != nil || permit != nil else { return }
    answer?.resume(returning: .cancelled)
    permit?.resume(returning: .notDetermined)
    send(.withdrawn(question: number))
  }
}
