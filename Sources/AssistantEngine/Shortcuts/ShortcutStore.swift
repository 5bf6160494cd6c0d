import FileReading

/// The folder in which shortcuts are kept, a file each.
struct ShortcutStore: Sendable {
  let folder: String

  /// All files, by id.
  func entries() -> [ShortcutEntry] {
    StoredFolder(folder).names().filter { $0.hasSuffix(".json") }.map { name in
      let id = String(name.dropLast(".json".count))
      return ShortcutEntry(id: id, path: path(of: id), content: Self.content(of: path(of: id), id))
    }
  }

  private static func content(
    of path: String, _ id: String
  ) -> Result<ShortcutDocument, ShortcutProblems> {
    guard ShortcutID.isValid(id) else {
      return .failure(ShortcutProblems([ShortcutProblem(.unusableID(id))]))
    }
    let bytes: [UInt8]
    do {
      bytes = try FileReading.bytes(of: path)
    } catch {
      return .failure(ShortcutProblems([ShortcutProblem(.unreadable(errno: error.errno))]))
    }
    return Result { () throws(ShortcutProblems) in try ShortcutDocument(bytes, id: id) }
  }

  func path(of id: String) -> String { "\(folder)/\(id).json" }

  /// Writes a new file under the id or, where that is taken, the next one; returns the id.
  func add(_ document: ShortcutDocument) throws(StateError) -> String {
    try FileLock(folder + "/lock").withLock { () throws(StateError) in
      let taken = Set(StoredFolder(folder).names())
      let id = ShortcutID.free(document.shortcut.id) { taken.contains($0 + ".json") }
      try StoredFile(path(of: id)).write(document.bytes)
      return id
    }
  }

  /// Replaces a file, or writes it.
  func write(_ document: ShortcutDocument) throws(StateError) {
    try StoredFile(path(of: document.shortcut.id)).write(document.bytes)
  }

  func remove(_ id: String) throws(StateError) { try StoredFile(path(of: id)).remove() }
}

/// A file of a shortcut, and what is in it.
package struct ShortcutEntry: Sendable {
  package let id: String
  package let path: String
  package let content: Result<ShortcutDocument, ShortcutProblems>

  package var document: ShortcutDocument? { try? content.get() }
}
