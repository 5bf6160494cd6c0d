package import ExtensionProtocol

/// The way to one installed app, which is started when a request needs it.
package protocol AppConnection: Sendable {
  /// The app's id.
  var id: String { get }

  /// Asks for values of a parameter.
  func query(_ request: QueryRequest) async throws(AppFailure) -> QueryReply

  /// Asks for the values of an entity type that phrases may name, all pages of them.
  func vocabulary(_ request: VocabularyRequest) async throws(AppFailure) -> [EntityReference]

  /// Runs an intent; returns when `perform()` has, or when it has been ended.
  ///
  /// Whatever the listener is asked belongs to this invocation; once this returns or throws, the
  /// listener hears no more. Cancelling the task is the same as ``cancel(_:)``.
  func perform(
    _ request: PerformRequest, listener: any InvocationListener
  ) async throws(AppFailure) -> IntentOutcome

  /// Has an invocation end: its ``perform(_:listener:)`` throws `.cancelled` or `.timedOut`.
  func cancel(_ notice: CancelNotice) async

  /// Ends the app, if it runs; the next request starts it again.
  func stop() async
}
