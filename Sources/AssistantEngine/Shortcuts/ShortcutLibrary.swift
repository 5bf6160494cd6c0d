import IntentRecognition
import Synchronization

/// The shortcuts of a state, as they are now, with the names by which they are said.
package final class ShortcutLibrary: Sendable {
  private struct State {
    var entries: [ShortcutEntry] = []
    var names = ShortcutNames()
  }

  let store: ShortcutStore
  private let state = Mutex(State())

  init(inFolder folder: String, _ catalog: AppCatalog) {
    store = ShortcutStore(folder: folder)
    reload(with: catalog)
  }

  /// Reads the files again; app names come from the catalog.
  func reload(with catalog: AppCatalog) {
    let entries = store.entries()
    let shortcuts = entries.compactMap { $0.document?.shortcut }
    let names = ShortcutNames(shortcuts) { shortcut in
      var seen: Set<String> = []
      let apps = shortcut.steps.actions.map(\.app).filter { seen.insert($0).inserted }
      return apps.flatMap { catalog.app($0)?.recognizable.names.values.flatMap(\.self) ?? [] }
        .sorted()
    }
    state.withLock { $0 = State(entries: entries, names: names) }
  }

  package var entries: [ShortcutEntry] { state.withLock { $0.entries } }
  var names: ShortcutNames { state.withLock { $0.names } }

  /// What is wrong with the files, a line each.
  func problems(locale: String) -> [String] {
    let wording = ShortcutWordings.of(locale)
    return entries.flatMap { entry in
      switch entry.content {
      case .success: [String]()
      case .failure(let problems): problems.list.map { wording.line($0, file: entry.path) }
      }
    }
  }
}
