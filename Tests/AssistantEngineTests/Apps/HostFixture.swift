import AssistantEngine
import ExtensionProtocol
import Glibc
import JSON
import Synchronization

/// A machine with Behest on it: executables, a registry and a state, apps that run in this process.
final class HostFixture: Sendable {
  let folder: TemporaryFolder
  /// What each app declares, by id; an app that is not here refuses.
  let metadata = Mutex<[String: AppMetadata]>([:])
  /// What was asked of the apps, in order.
  let asked = Mutex<[String]>([])

  init() throws { folder = try TemporaryFolder() }

  /// Builds an app: its executable appears beside Behest's.
  func build(_ id: String, in place: String = "bin", _ text: String = "#!/bin/true") throws {
    try folder.write(text, to: "\(place)/\(id)Extension", mode: 0o755)
    var declared = SampleMetadata.app()
    declared.id = id
    metadata.withLock { $0[id] = declared }
  }

  func host(
    expected: [String] = ["Stays"], isReadOnly: Bool = false, state: String = "state",
    only: [String]? = nil, report: @escaping @Sendable (AppReport) -> Void = { _ in }
  ) -> AppHost {
    AppHost(
      AppHostConfiguration(
        registry: AppRegistry(
          folder: folder.path + "/registry", executables: folder.path + "/bin",
          expected: expected, isReadOnly: isReadOnly),
        folders: PhraseFolders(
          given: nil, executable: folder.path + "/bin/behest", working: folder.path),
        state: StateFolder(root: folder.path + "/" + state), only: only,
        limits: .patient(),
        door: { [self] path in app(path) }, report: report))
  }

  /// A host that has asked what it has to, and what it asked.
  func prepared(_ host: AppHost) async -> [String] {
    asked.withLock { $0 = [] }
    await host.prepare(SessionContext(locale: "en"))
    await host.stop()
    return asked.withLock { $0.sorted() }
  }

  private func app(_ path: String) -> any AppDoor {
    let name = path.split(separator: "/").last ?? ""
    let id = String(name.dropLast("Extension".count))
    return ScriptedApp(id: id) { [self] method, parameters, app throws(Refusal) in
      let locale = parameters["session"]?["locale"]?.string
      asked.withLock {
        $0.append(([id, method.rawValue] + [locale].compactMap(\.self)).joined(separator: " "))
      }
      guard let declared = metadata.withLock({ $0[id] }) else {
        throw .invalidParameters("Two AppShortcutsProviders: A, B.")
      }
      switch method {
      case .metadata: return declared.json
      case .vocabulary:
        let value = EntityReference(type: "City", id: "b", title: "Busan \(locale ?? "")")
        return VocabularyPage(entity: "City", locale: locale ?? "", values: [value]).json
      case .query:
        // As an app does whose code calls `updateAppShortcutParameters()` on the way.
        let seoul = EntityReference(type: "City", id: "s", title: "Seoul")
        try app.peer.notify(.donate, VocabularyPage(entity: "City", locale: "en", values: [seoul]))
        return QueryReply(choices: []).json
      default: throw .unknownMethod(method.rawValue)
      }
    }.door
  }
}
