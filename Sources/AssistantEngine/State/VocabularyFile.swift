import ExtensionProtocol
import JSON

/// One vocabulary on the disk: `index.json`, and pages named by the index's generation.
struct VocabularyFile: Sendable {
  private static let version = 1
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  private var index: StoredDocument {
    StoredDocument(folder + "/index.json", version: Self.version)
  }

  /// By what a donation is known: each replaces the index file.
  var fingerprint: Fingerprint? { Fingerprint(ofFile: index.file.path) }

  private func page(_ number: Int, generation: Int) -> StoredDocument {
    StoredDocument("\(folder)/\(generation)-\(number).json", version: Self.version)
  }

  /// The values; nil when there is no such vocabulary.
  func values() throws(StateError) -> [EntityReference]? {
    // A writer may take the pages of an index away between its reading and theirs.
    for _ in 0..<3 {
      guard let index = try index.read() else { return nil }
      var values = try Self.values(in: index, of: self.index)
      let generation = index["generation"]?.int ?? 0
      let pages = index["pages"]?.int ?? 1
      var isWhole = true
      for number in 1..<max(1, pages) {
        let document = page(number, generation: generation)
        guard let page = try document.read() else {
          isWhole = false
          break
        }
        values += try Self.values(in: page, of: document)
      }
      if isWhole { return values }
    }
    throw index.damaged("a page is missing")
  }

  /// Replaces the values; the caller holds the lock of all writers.
  func replace(with values: [EntityReference]) throws(StateError) {
    let generation = ((try? index.read())?["generation"]?.int ?? 0) &+ 1
    let size = VocabularyStore.pageSize
    let pages = stride(from: 0, to: max(1, values.count), by: size).map { start in
      JSONValue.array(values[start..<min(start + size, values.count)].map(\.json))
    }
    for (number, page) in pages.enumerated().dropFirst() {
      try self.page(number, generation: generation).write([("values", page)])
    }
    try index.write([
      ("generation", .int(generation)), ("pages", .int(pages.count)), ("values", pages[0]),
    ])
    let current = "\(generation)-"
    for name in StoredFolder(folder).names() where name != "index.json" && !name.hasPrefix(current)
    {
      try StoredFile("\(folder)/\(name)").remove()
    }
  }

  private static func values(
    in document: JSONValue, of file: StoredDocument
  ) throws(StateError) -> [EntityReference] {
    guard let elements = document["values"]?.array else {
      throw file.damaged("it has no list of values")
    }
    return try elements.map { element throws(StateError) in
      do {
        return try EntityReference(json: element)
      } catch {
        throw file.damaged("\(error)")
      }
    }
  }
}
