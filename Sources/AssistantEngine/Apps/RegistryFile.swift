import ExtensionProtocol
import JSON

/// One app's file in the registry.
struct RegistryFile: Sendable {
  private let document: StoredDocument

  init(_ path: String) { document = StoredDocument(path, version: 1) }

  /// The entry; nil when there is no file.
  func read() throws(StateError) -> RegistryEntry? {
    guard let content = try document.read() else { return nil }
    guard let path = content["path"]?.string, let size = content["size"]?.int,
      let modified = content["modified"]?.string.flatMap({ Int($0) }),
      let inode = content["inode"]?.string.flatMap({ Int($0) }),
      let metadata = content["metadata"]
    else { throw document.damaged("it is incomplete") }
    do {
      return RegistryEntry(
        path: path, fingerprint: Fingerprint(size: size, modified: modified, inode: inode),
        phrasesFolder: content["phrases"]?.string, metadata: try AppMetadata(json: metadata))
    } catch {
      throw document.damaged("\(error)")
    }
  }

  func write(_ entry: RegistryEntry) throws(StateError) {
    // Nanoseconds and inodes are too large for a JSON number that other programs read exactly.
    try document.write(
      [
        ("path", .string(entry.path)), ("size", .int(entry.fingerprint.size)),
        ("modified", .string(String(entry.fingerprint.modified))),
        ("inode", .string(String(entry.fingerprint.inode))),
      ] + (entry.phrasesFolder.map { [("phrases", .string($0))] } ?? []) + [
        ("metadata", entry.metadata.json)
      ])
  }

  func remove() throws(StateError) { try document.file.remove() }
}
