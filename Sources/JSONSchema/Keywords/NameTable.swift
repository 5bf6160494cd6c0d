import JSON

/// Numbers by name, found by the name's bytes.
struct NameTable: Sendable {
  private let names: [String]
  private let nodes: [Int]
  /// The same, hashed, when there are too many to look through.
  private let hashed: [ByteString: Int]

  init(_ entries: [(name: String, node: Int)]) {
    names = entries.map(\.name)
    nodes = entries.map(\.node)
    hashed =
      entries.count <= 12
      ? [:] : Dictionary(uniqueKeysWithValues: entries.map { (ByteString($0.name), $0.node) })
  }

  subscript(name: String) -> Int? {
    guard hashed.isEmpty else { return hashed[ByteString(name)] }
    for place in names.indices where ByteString.areSame(names[place], name) {
      return nodes[place]
    }
    return nil
  }
}
