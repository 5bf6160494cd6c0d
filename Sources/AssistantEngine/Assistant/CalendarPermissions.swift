import ExtensionProtocol

/// The stored permissions as they hold for the conversation's own calendar.
struct CalendarPermissions: PermissionRegister {
  let stored: StoredPermissions
  let store: PermissionStore
  /// The calendar of the conversation: what was allowed for another one does not count.
  let calendar: @Sendable () -> String

  func status(of kind: String, resource: String, app: String) -> PermissionStatus {
    stored.status(of: kind, resource: resource, app: app)
  }

  func statuses(of app: String) -> [String: PermissionStatus] {
    let calendar = calendar()
    var statuses: [String: PermissionStatus] = [:]
    for entry in (try? store.entries()) ?? [] where entry.app == app {
      if entry.kind == "calendar", entry.resource != calendar { continue }
      statuses[entry.kind] = entry.status
    }
    return statuses
  }

  func record(_ status: PermissionStatus, kind: String, resource: String, app: String) {
    stored.record(status, kind: kind, resource: resource, app: app)
  }
}
