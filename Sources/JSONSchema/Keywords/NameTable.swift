import JSON

/// Numbers by name, found by the name's bytes.
struct NameTable: Sendable {
  private let entries: [(name: String, node: Int)]
  /// The same, hashed, when there are too many to look through.
  private let hashed: [ByteString: Int]

  init(_ entries: [(name: String, node: Int)]) {
    self.entries = entries
    hashed =
      entries.count <= 12
      ? [:] : Dictionary(uniqueKeysWithValues: entries.map { (ByteString($0.name), $0.node) })
  }

  subscript(name: String) -> Int? {
    guard hashed.isEmpty else { return hashed[ByteString(name)] }
    for entry in entries where ByteString.areSame(entry.name, name) { return entry.node }
    return nil
  }
}
