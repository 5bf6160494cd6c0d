package import ExtensionProtocol

/// Hears what comes from the app while an invocation runs.
package protocol InvocationListener: Sendable {
  /// Asks the person; the task is cancelled when the question is withdrawn.
  func ask(_ question: Question) async -> Answer

  /// Asks the person for a permission; the task is cancelled when the question is withdrawn.
  func permission(_ request: PermissionRequest) async -> PermissionStatus

  /// Shows a line of the foreground scene.
  func output(_ line: String)

  /// Says that the invocation goes on.
  func progress(_ notice: ProgressNotice)

  /// Says that the app has worked for long (``AppLimits/slow``), the person's time not counted.
  func isSlow()
}
