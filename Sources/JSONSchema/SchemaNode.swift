/// A schema ready to be asked: its keywords, in the order in which they are.
struct SchemaNode: Sendable {
  let location: SchemaLocation
  let keywords: [any Keyword]
  /// The keywords that ask what the others have looked at.
  let closingKeywords: [any Keyword]
  /// Whether this is the schema `false`, which allows nothing.
  let isFalse: Bool
}
