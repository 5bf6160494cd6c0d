/// A compiled schema with all schemas that it refers to; nothing in it changes.
final class SchemaProgram: Sendable {
  let nodes: [SchemaNode]
  /// The keywords of all nodes.
  let keywords: [any Keyword]
  /// The place of each node, for violations.
  let locations: [SchemaLocation]
  /// The names of the resources, for the same.
  let resourceNames: [String]
  /// For each `$dynamicAnchor` that a `$dynamicRef` asks for, its schema in each resource.
  let dynamicAnchors: [[Int: Int]]

  init(
    nodes: [SchemaNode], keywords: [any Keyword], locations: [SchemaLocation],
    resourceNames: [String], dynamicAnchors: [[Int: Int]]
  ) {
    self.nodes = nodes
    self.keywords = keywords
    self.locations = locations
    self.resourceNames = resourceNames
    self.dynamicAnchors = dynamicAnchors
  }
}
