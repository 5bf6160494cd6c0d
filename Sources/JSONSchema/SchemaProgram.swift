/// A compiled schema with all schemas that it refers to; nothing in it changes.
final class SchemaProgram: Sendable {
  let nodes: [SchemaNode]
  /// The names of the resources, for the places of violations.
  let resourceNames: [String]
  /// For each `$dynamicAnchor` that a `$dynamicRef` asks for, its schema in each resource.
  let dynamicAnchors: [[Int: Int]]

  init(nodes: [SchemaNode], resourceNames: [String], dynamicAnchors: [[Int: Int]]) {
    self.nodes = nodes
    self.resourceNames = resourceNames
    self.dynamicAnchors = dynamicAnchors
  }
}
