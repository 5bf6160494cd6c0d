package import ExtensionProtocol

/// The permissions of a conversation, kept in its state.
package struct StoredPermissions: PermissionRegister {
  private let store: PermissionStore
  private let report: @Sendable (StateError) -> Void

  /// Takes the store, and where to say that an answer could not be kept or read.
  package init(_ store: PermissionStore, report: @escaping @Sendable (StateError) -> Void) {
    self.store = store
    self.report = report
  }

  package func status(of kind: String, resource: String, app: String) -> PermissionStatus {
    entries().first { $0.app == app && $0.kind == kind && $0.resource == resource }?.status
      ?? .notDetermined
  }

  /// The states by kind; of several resources of a kind, the one that allows least.
  package func statuses(of app: String) -> [String: PermissionStatus] {
    let order: [PermissionStatus] = [
      .restricted, .denied, .notDetermined, .writeOnly, .fullAccess,
    ]
    return Dictionary(
      entries().filter { $0.app == app }.map { ($0.kind, $0.status) },
      uniquingKeysWith: { left, right in order.first { $0 == left || $0 == right } ?? left })
  }

  package func record(
    _ status: PermissionStatus, kind: String, resource: String, app: String
  ) {
    do {
      try store.record(status, app: app, kind: kind, resource: resource)
    } catch {
      report(error)
    }
  }

  private func entries() -> [PermissionStore.Entry] {
    do {
      return try store.entries()
    } catch {
      report(error)
      return []
    }
  }
}
