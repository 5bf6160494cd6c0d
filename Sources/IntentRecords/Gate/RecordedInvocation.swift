import AppIntents
import ExtensionProtocol
import Synchronization

/// The record of an invocation while it runs, and what is to be noted once it is over.
final class RecordedInvocation: InvocationObserver {
  private struct State {
    var record: IntentRecord?
    var endings: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())
  private let forget: @Sendable () -> Void

  init(forget: @escaping @Sendable () -> Void) {
    self.forget = forget
  }

  var record: IntentRecord? { state.withLock(\.record) }

  func take(_ record: IntentRecord) { state.withLock { $0.record = record } }

  /// Has something done once the invocation's outcome is on its way to the person.
  func atEnd(_ ending: @escaping @Sendable () -> Void) {
    state.withLock { $0.endings.append(ending) }
  }

  func willPerform(_ intent: any AppIntent, in invocation: InvocationContext) async {}

  func confirmationWasAnswered(_ isConfirmed: Bool, in invocation: InvocationContext) {}

  func didEnd(_ outcome: IntentOutcome, in invocation: InvocationContext) async {
    for ending in state.withLock(\.endings) { ending() }
    forget()
  }
}
