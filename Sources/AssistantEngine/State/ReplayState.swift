import Glibc

/// The state of one replay: a copy that is removed with it.
package final class ReplayState: Sendable {
  package let folder: StateFolder

  /// Copies a fixture, a folder of `States/`, into a new folder; without one the state is fresh.
  package init(copying fixture: String?, in parent: String) throws(StateError) {
    var template = Array("\(parent)/behest-replay-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .system(path: parent, errno: errno) }
    let root = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    folder = StateFolder(root: root)
    if let fixture {
      guard FileKind(fixture) == .folder else { throw .system(path: fixture, errno: ENOENT) }
      try StoredFolder(fixture).copy(to: root)
    }
    try folder.make()
  }

  deinit {
    // What cannot be removed is left to the system's own care of temporary files.
    if let root = folder.root { try? StoredFolder(root).removeAll() }
  }
}
