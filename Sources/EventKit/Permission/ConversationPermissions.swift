import AppIntents
package import ExtensionProtocol

/// The permissions of the conversation that the app takes part in: the person is asked in it.
package struct ConversationPermissions: CalendarPermissions {
  /// The kind of thing that permission is asked for, as the assistant names it.
  private static let kind = "calendar"

  package init() {}

  package func status(forCalendarAt path: String) -> PermissionStatus {
    SystemAccess.status(of: Self.kind)
  }

  package func request(
    _ access: PermissionRequest.Access, forCalendarAt path: String
  ) async throws -> PermissionStatus {
    do {
      return try await SystemAccess.request(kind: Self.kind, resource: path, access: access)
    } catch SystemAccessError.noConversation {
      return .notDetermined
    }
  }
}
