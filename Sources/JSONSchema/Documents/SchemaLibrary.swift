package import JSON

/// The documents that references may reach, each under its address; nothing is ever fetched.
///
/// The meta-schemas of 2020-12 are always there.
package struct SchemaLibrary: Sendable {
  private var documents: [ByteString: JSONValue] = [:]

  package init() {}

  /// Adds a document under the absolute URI at which references name it.
  package mutating func add(_ document: JSONValue, at uri: String) {
    documents[ByteString(URIReference(uri).documentName)] = document
  }

  /// The document of an address; one that an `$id` names is found under that name as well.
  func document(_ uri: String) -> JSONValue? {
    if let document = documents[ByteString(uri)] { return document }
    guard let bytes = MetaSchemas.bytes(uri) else {
      return documents.values.first { $0["$id"]?.string == uri }
    }
    return try? JSONValue(parsing: bytes)
  }
}
