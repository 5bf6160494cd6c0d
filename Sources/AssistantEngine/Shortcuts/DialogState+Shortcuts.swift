import ExtensionProtocol

extension DialogState {
  /// Begins with a shortcut that a person made, if all of it can run.
  mutating func start(
    _ shortcut: NamedShortcut, _ context: DialogContext
  ) -> [DialogEffect] {
    guard case .idle = phase else { return [] }
    let problems = ShortcutCheck.problems(of: shortcut, apps: context.apps.mapValues(\.metadata))
    let begin: [DialogEffect] = [.record(.shortcut(shortcut.id))]
    if let first = problems.first {
      let wording = context.shortcutWording
      return begin + [.say(.sentence(wording.cannotRun(shortcut.name(in: context.locale))))]
        + problems.map { .say(.problem(wording.line($0, file: shortcut.id))) }
        + [.record(.failed(first.reason.factReason))]
    }
    run = ShortcutRun(shortcut)
    return begin
  }

  /// Whether a shortcut has done an action before the one at hand, so that something may have
  /// changed.
  var hasDoneActions: Bool { (run?.begun ?? 0) > 1 }

  /// Goes on with the shortcut once what it was at has ended, or ends it.
  mutating func continueRun(
    after effects: [DialogEffect], _ context: DialogContext
  ) -> [DialogEffect] {
    var effects = effects
    while let run {
      switch phase {
      case .choosing, .resolving, .composing, .performing: return effects
      case .recognizing:
        // The person went on to something else; what ended is said before that is read.
        let place = effects.lastIndex { if case .recognize = $0 { true } else { false } }
        effects.insert(contentsOf: end(run, context), at: place ?? effects.endIndex)
        return effects
      case .idle:
        if run.current != nil, !Self.endsWell(effects) { return effects + end(run, context) }
        effects += beginNext(run, context)
      }
    }
    return effects
  }

  /// Begins with the shortcut's next action, or ends at its end.
  private mutating func beginNext(
    _ run: ShortcutRun, _ context: DialogContext
  ) -> [DialogEffect] {
    var run = run
    guard let action = run.advance(in: context) else {
      self.run = nil
      return run.begun == 0 ? [.say(.sentence(context.wording.done))] : []
    }
    self.run = run
    guard let intent = context.apps[action.app]?.metadata.intent(named: action.intent) else {
      return fail(.notInstalled, app: action.app, context)
    }
    return begin(run.request(for: action, intent, in: context), shortcut: nil, context)
  }

  /// Whether an action did what it is for: the last fact of what came of it says so.
  private static func endsWell(_ effects: [DialogEffect]) -> Bool {
    for effect in effects.reversed() {
      guard case .record(let fact) = effect else { continue }
      switch fact {
      case .succeeded: return true
      case .failed, .cancelled, .declined, .unknown: return false
      case .intent, .shortcut, .shortcutEnded, .needsInput, .needsIntent, .set,
        .awaitingConfirmation, .permission:
        continue
      }
    }
    return false
  }

  /// Ends the shortcut before its end, and says where, when there is more than one action in it.
  private mutating func end(_ run: ShortcutRun, _ context: DialogContext) -> [DialogEffect] {
    self.run = nil
    let count = run.shortcut.steps.actions.count
    guard count > 1, let action = run.current else { return [] }
    let sentence = context.shortcutWording.ended(
      at: run.begun, title(of: action, context),
      notRun: run.remaining.map { title(of: $0, context) })
    return [
      .say(.sentence(sentence)), .record(.shortcutEnded(action: run.begun, of: count)),
    ]
  }

  func title(of action: NamedShortcut.Action, _ context: DialogContext) -> String {
    let intent = context.apps[action.app]?.metadata.intent(named: action.intent)
    return intent.map { context.text($0.title) } ?? action.intent
  }
}

extension ShortcutProblem.Reason {
  /// The reason as facts name it.
  var factReason: String {
    switch self {
    case .noSuchApp: "notInstalled"
    case .noSuchAction: "noSuchIntent"
    case .unreadable, .notJSON, .otherVersion, .form, .unusableID, .blankName, .unusableName,
      .repeatedName, .noSuchParameter, .neverConnected, .connection, .unusableValue, .outOfRange,
      .noSuchCase, .neverFixed, .incomparable:
      "invalidShortcut"
    }
  }
}
