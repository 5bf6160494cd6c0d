import AssistantEngine
import ExtensionProtocol
import Synchronization
import Testing

struct StoredPermissionsTests {
  private let temporary: TemporaryFolder
  private let store: PermissionStore

  init() throws {
    temporary = try TemporaryFolder()
    store = PermissionStore(StateFolder(root: temporary.path))
  }

  private func permissions(
    _ report: @escaping @Sendable (StateError) -> Void = { _ in }
  ) -> StoredPermissions {
    StoredPermissions(store, report: report)
  }

  @Test func `remembers what was answered`() {
    permissions().record(.writeOnly, kind: "calendar", resource: "/c", app: "Stays")
    #expect(permissions().status(of: "calendar", resource: "/c", app: "Stays") == .writeOnly)
    #expect(permissions().status(of: "calendar", resource: "/d", app: "Stays") == .notDetermined)
    #expect(permissions().statuses(of: "Stays") == ["calendar": .writeOnly])
    #expect(permissions().statuses(of: "Orders") == [:])
  }

  @Test(
    arguments: [
      ([.fullAccess, .denied], .denied), ([.writeOnly, .fullAccess], .writeOnly),
      ([.denied, .restricted], .restricted), ([.fullAccess, .fullAccess], .fullAccess),
    ] as [([PermissionStatus], PermissionStatus)])
  func `of several resources, the one that allows least speaks for the kind`(
    _ statuses: [PermissionStatus], _ expected: PermissionStatus
  ) {
    for (index, status) in statuses.enumerated() {
      permissions().record(status, kind: "calendar", resource: "/\(index)", app: "Stays")
    }
    #expect(permissions().statuses(of: "Stays") == ["calendar": expected])
  }

  @Test func `grants nothing from a damaged file, and says so`() throws {
    let path = try temporary.write("{", to: "state/permissions.json")
    let reports = Mutex<[String]>([])
    let permissions = permissions { error in reports.withLock { $0.append(error.description) } }
    #expect(permissions.status(of: "calendar", resource: "/c", app: "Stays") == .notDetermined)
    #expect(permissions.statuses(of: "Stays") == [:])
    #expect(reports.withLock { $0.count } == 2)
    #expect(reports.withLock { $0.allSatisfy { $0.hasPrefix(path) } })
  }

  @Test func `says that an answer cannot be kept`() throws {
    try temporary.write(#"{"version":2}"#, to: "state/permissions.json")
    let reports = Mutex(0)
    permissions { _ in reports.withLock { $0 += 1 } }
      .record(.fullAccess, kind: "calendar", resource: "/c", app: "Stays")
    #expect(reports.withLock { $0 } == 1)
    #expect(permissions().status(of: "calendar", resource: "/c", app: "Stays") == .notDetermined)
  }
}
