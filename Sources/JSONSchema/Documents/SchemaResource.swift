import JSON

/// A schema with a name of its own: a document, or a part of one that has an `$id`.
struct SchemaResource: Sendable {
  /// The absolute name, or a relative one where the document has none.
  let uri: String
  let root: JSONValue
  let vocabularies: Set<Vocabulary>
  /// Pointers to the schemas that `$anchor` and `$dynamicAnchor` name.
  var anchors: [ByteString: String] = [:]
  var dynamicAnchors: Set<ByteString> = []
}
