package import ExtensionProtocol

/// The permissions of a process that has nobody to ask: nothing was ever answered.
package struct UnaskedPermissions: CalendarPermissions {
  package init() {}

  package func status(forCalendarAt path: String) -> PermissionStatus { .notDetermined }

  package func request(
    _ access: PermissionRequest.Access, forCalendarAt path: String
  ) async throws -> PermissionStatus { .notDetermined }
}
