package import ExtensionProtocol

/// Hears what an app says outside its invocations.
///
/// The methods are called on the thread that reads from the app, in the app's order: what they
/// do is done before the reply that follows is handed on.
package protocol AppObserver: Sendable {
  /// Takes values that phrases may name from now on.
  func donated(_ page: VocabularyPage, by app: String)

  /// The stored permission, for a request that belongs to no invocation: nobody can be asked.
  func permission(_ request: PermissionRequest, of app: String) -> PermissionStatus

  /// Takes a line of the app's output that is not part of a scene.
  func logged(_ line: String, by app: String)

  /// Learns of a start, with the process where there is one.
  func started(_ app: String, process: Int32?)
}
