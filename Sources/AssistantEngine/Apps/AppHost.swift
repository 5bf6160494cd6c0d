import ExtensionProtocol
package import IntentRecognition
import Synchronization

/// The apps of one conversation: their catalog, their connections, their part of the state.
package final class AppHost: Sendable {
  struct State {
    var entries: [RegistryEntry]
    var candidates: [AppRegistry.Candidate]
    var catalog: AppCatalog
    var problems: [AppProblem]
    var connections: [String: DoorConnection] = [:]
  }

  let configuration: AppHostConfiguration
  package let vocabulary: VocabularyStore
  package let permissions: PermissionStore
  let state: Mutex<State>

  /// Reads the registry and the phrases; no app is started.
  package init(_ configuration: AppHostConfiguration) {
    self.configuration = configuration
    vocabulary = VocabularyStore(configuration.state)
    permissions = PermissionStore(configuration.state)
    var contents = configuration.registry.contents()
    if let only = configuration.only { contents.keep(only: only) }
    let (entries, candidates) = (contents.entries, contents.candidates)
    state = Mutex(
      State(
        entries: entries, candidates: candidates,
        catalog: AppCatalog(entries, folders: configuration.folders),
        problems: contents.problems))
    for entry in entries { _ = connection(entry.metadata.id, entry.path, entry.metadata) }
  }

  /// The apps with their phrases.
  package var catalog: AppCatalog { state.withLock(\.catalog) }

  /// What is wrong with the installation; the catalog has the phrases' own problems.
  package var problems: [AppProblem] { state.withLock(\.problems) }

  /// The connections by app.
  package var connections: [String: any AppConnection] { state.withLock(\.connections) }

  /// What recognition needs, from the catalog and the values known now.
  package var recognizer: Recognizer {
    catalog.recognizer(vocabulary, index: configuration.index)
  }

  /// Reads all phrase files again.
  package func reload() -> AppCatalog {
    state.withLock { state in
      state.catalog = state.catalog.reloaded()
      return state.catalog
    }
  }

  /// Ends all apps.
  package func stop() async {
    await withTaskGroup(of: Void.self) { group in
      for connection in connections.values { group.addTask { await connection.stop() } }
    }
  }

  /// The connection of an app, made if there is none.
  func connection(_ id: String, _ path: String, _ metadata: AppMetadata?) -> DoorConnection {
    let connection = state.withLock { state in
      if let connection = state.connections[id] { return connection }
      let connection = DoorConnection(
        id: id, door: configuration.door(path), limits: configuration.limits,
        observer: StoringObserver(
          vocabulary: vocabulary, permissions: permissions, report: configuration.report))
      state.connections[id] = connection
      return connection
    }
    let intents = metadata?.intents.filter(\.openAppWhenRun).map(\.name)
    if let intents { connection.setForegroundIntents(Set(intents)) }
    return connection
  }
}
