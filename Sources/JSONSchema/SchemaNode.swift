/// A schema ready to be asked: where its keywords stand in the program's list.
///
/// The node owns nothing, so that looking at it costs nothing.
struct SchemaNode: Sendable {
  let kinds: ValueKinds
  /// The keywords, in the order in which they are asked.
  let keywords: Range<Int>
  /// The keywords after those, which ask what the others have looked at.
  let closingKeywords: Range<Int>
  let resource: Int
  /// Whether this is the schema `false`, which allows nothing.
  let isFalse: Bool
}
