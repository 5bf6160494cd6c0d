package import ExtensionProtocol

/// Where a store learns what the person has allowed.
///
/// An app asks through the door; a test answers by itself.
package protocol CalendarPermissions: Sendable {
  /// The answer so far, looked up without asking anybody.
  func status(forCalendarAt path: String) -> PermissionStatus

  /// Asks the person unless an answer is known already.
  ///
  /// - Returns: The answer, `notDetermined` if there was none.
  func request(_ access: PermissionRequest.Access, forCalendarAt path: String) async throws
    -> PermissionStatus
}
