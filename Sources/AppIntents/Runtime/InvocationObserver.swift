package import ExtensionProtocol

/// Someone who wants to know what becomes of invocations.
package protocol InvocationObserver: Sendable {
  /// The intent has its values and is about to run, for the first time or again.
  func willPerform(_ intent: any AppIntent, in invocation: InvocationContext) async

  /// The person answered an intent-level confirmation; a no throws past the app's code.
  func confirmationWasAnswered(_ isConfirmed: Bool, in invocation: InvocationContext)

  /// The invocation is over.
  func didEnd(_ outcome: IntentOutcome, in invocation: InvocationContext) async
}
