/// Where a conversation stands, and how it moves.
///
/// ``receive(_:in:)`` is a pure function: it reads no clock, starts nothing and never waits. What
/// it wants done it returns as effects, whose outcomes come back as events.
package struct DialogState: Equatable, Sendable {
  var phase = Phase.idle
  /// The last query's number; an answer to another one is stale.
  var ticket = 0
  /// The last invocation's number.
  var invocations = 0
  /// The shortcut that is being gone through, if one is.
  var run: ShortcutRun?

  package init() {}

  enum Phase: Equatable, Sendable {
    /// The person may say anything.
    case idle
    case recognizing(String)
    /// Two or more intents may have been meant.
    case choosing(IntentChoice)
    /// A parameter is on its way to a value.
    case resolving(PendingInvocation, Inquiry)
    /// The person is making a shortcut.
    case composing(ShortcutComposition)
    /// The app is at work, perhaps with a question to the person.
    case performing(Performance)
  }

  /// Whether the next thing to happen is that the person says something.
  package var awaitsPerson: Bool {
    switch phase {
    case .idle, .choosing: true
    case .recognizing: false
    case .resolving(_, let inquiry): inquiry.awaitsPerson
    case .composing(let composition): composition.awaitsPerson
    case .performing(let performance): performance.awaitsPerson
    }
  }

  /// Whether what the person says next is an answer.
  package var isAsking: Bool {
    if case .idle = phase { false } else { awaitsPerson }
  }

  /// Whether an app is at work.
  package var isPerforming: Bool {
    if case .performing = phase { true } else { false }
  }

  /// Moves the conversation by an event and returns what is to be done now.
  package mutating func receive(
    _ event: DialogEvent, in context: DialogContext
  ) -> [DialogEffect] {
    let effects = handle(event, context)
    return run == nil ? effects : continueRun(after: effects, context)
  }

  private mutating func handle(
    _ event: DialogEvent, _ context: DialogContext
  ) -> [DialogEffect] {
    switch event {
    case .said(let text): said(text, context)
    case .interrupted: interrupt(context)
    case .ended: end(context)
    case .requested(let request): start(request, context)
    case .requestedShortcut(let shortcut): start(shortcut, context)
    case .composing(let name): compose(name, context)
    case .shortcutStored(let result): stored(result, context)
    case .recognized(let recognition): recognized(recognition, context)
    case .found(let query, let result): found(query, result, context)
    case .asked(let number, let question): asked(number, question, context)
    case .permissionAsked(let number, let request, let status):
      permissionAsked(number, request, status, context)
    case .withdrawn(let number): withdraw(number, context)
    case .performed(let invocation, let result): performed(invocation, result, context)
    case .scene(let invocation, let line): scene(invocation, line)
    case .slow(let invocation): slow(invocation, context)
    }
  }

  private mutating func said(_ text: String, _ context: DialogContext) -> [DialogEffect] {
    if case .idle = phase {
      guard !text.trimmingSpaces.isEmpty else { return [] }
      phase = .recognizing(text)
      return [.recognize(text)]
    }
    guard isAsking else { return [] }
    if AnswerReading.callsAssistant(text) {
      let effects = interrupt(context)
      phase = .recognizing(text)
      return effects + [.recognize(text)]
    }
    switch phase {
    case .choosing(let choice): return chose(text, choice, context)
    case .resolving(let pending, let inquiry): return answered(text, pending, inquiry, context)
    case .composing(let composition): return answered(text, composition, context)
    case .performing(let performance): return answered(text, performance, context)
    case .idle, .recognizing: return []
    }
  }
}
