import JSON

/// A file of the state that holds one JSON document with a version.
struct StoredDocument: Sendable {
  let file: StoredFile
  /// The version of the format that this source reads and writes.
  let version: Int

  init(_ path: String, version: Int) {
    file = StoredFile(path)
    self.version = version
  }

  /// Reads the document; nil when there is no file.
  func read() throws(StateError) -> JSONValue? {
    guard let bytes = try file.read() else { return nil }
    let document: JSONValue
    do {
      document = try JSONValue(parsing: bytes)
    } catch {
      throw .damaged(path: file.path, reason: error.description)
    }
    guard let found = document["version"]?.int else { throw damaged("it has no version") }
    guard found == version else { throw .otherVersion(path: file.path, version: found) }
    return document
  }

  /// Replaces the document; the version is put before its members.
  func write(_ members: [(key: String, value: JSONValue)]) throws(StateError) {
    try file.write(bytes(members))
  }

  /// The document's bytes.
  func bytes(_ members: [(key: String, value: JSONValue)]) -> [UInt8] {
    JSONValue.object(JSONObject([("version", .int(version))] + members)).bytes
  }

  func damaged(_ reason: String) -> StateError { .damaged(path: file.path, reason: reason) }
}
