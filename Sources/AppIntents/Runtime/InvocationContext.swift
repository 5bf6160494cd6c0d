package import ExtensionProtocol
import Foundation
import Synchronization

/// One run of an intent: whom its code asks, and what has been answered.
///
/// A task local, and kept in the intent's parameters as well, so that `$p.requestValue` also works
/// in a task that has left the request.
package final class InvocationContext: Sendable {
  /// The invocation that the code runs in; nil outside one.
  @TaskLocal package static var current: InvocationContext?

  package let id: String
  /// The intent's type name.
  package let intent: String
  package let source: PerformRequest.Source
  package let session: AppSession
  /// When the request came; the conversation's clock where it is a fixed one.
  package let timestamp: Date

  private struct State {
    var confirmations: [Bool] = []
    var isInForeground: Bool
    var isOver = false
    var isCancelled = false
    var task: Task<IntentOutcome, Never>?
    var observers: [any InvocationObserver]
  }

  private let state: Mutex<State>

  package init(
    _ request: PerformRequest, session: AppSession, isInForeground: Bool = false,
    observers: [any InvocationObserver] = []
  ) {
    id = request.invocation
    intent = request.intent
    source = request.source
    self.session = session
    timestamp = session.now ?? Date()
    state = Mutex(State(isInForeground: isInForeground, observers: observers))
  }

  /// The answers to intent-level confirmations so far, in their order.
  package var confirmations: [Bool] { state.withLock(\.confirmations) }

  /// Whether the app is in front.
  var isInForeground: Bool { state.withLock(\.isInForeground) }

  func comeToForeground() { state.withLock { $0.isInForeground = true } }

  /// Whether the person or the assistant has ended the request.
  package var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Ends the run of the intent as far as its code lets itself be ended.
  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  /// Takes the task that the intent runs in, which a cancel that came before ends at once.
  func run(in task: Task<IntentOutcome, Never>) {
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  /// Has someone told what becomes of this invocation from now on.
  package func add(_ observer: any InvocationObserver) {
    state.withLock { $0.observers.append(observer) }
  }

  private var observers: [any InvocationObserver] { state.withLock(\.observers) }

  func recordConfirmation(_ isConfirmed: Bool) {
    state.withLock { $0.confirmations.append(isConfirmed) }
    for observer in observers { observer.confirmationWasAnswered(isConfirmed, in: self) }
  }

  func willPerform(_ intent: any AppIntent) async {
    for observer in observers { await observer.willPerform(intent, in: self) }
  }

  /// Closes the invocation: what its code still asks is refused.
  func end(_ outcome: IntentOutcome) async {
    state.withLock { $0.isOver = true }
    for observer in observers { await observer.didEnd(outcome, in: self) }
  }

  /// Throws where the invocation's code may ask no more.
  package func requireOpen() throws {
    let isClosed = state.withLock { $0.isOver || $0.isCancelled }
    if isClosed { throw CancellationError() }
  }
}
