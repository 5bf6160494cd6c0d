import JSON

/// Turns documents into a program: each schema that can be reached becomes a node, once.
struct SchemaCompiler {
  let assertsFormats: Bool
  private(set) var registry: SchemaRegistry
  private var nodes: [SchemaNode?] = []
  private var keywords: [any Keyword] = []
  private var locations: [SchemaLocation] = []
  private var indices: [SchemaLocation: Int] = [:]
  /// The node being compiled, and for each node those that it applies to the same instance.
  private var current = 0
  private var inPlaceEdges: [Int: [Int]] = [:]
  private var anchorNames: [String] = []

  init(library: SchemaLibrary, assertsFormats: Bool) {
    registry = SchemaRegistry(library: library)
    self.assertsFormats = assertsFormats
  }

  mutating func compile(
    _ document: JSONValue, at uri: String
  ) throws(SchemaError) -> (SchemaProgram, root: Int) {
    let resource = try registry.add(document, at: uri)
    let root = try node(for: document, at: SchemaLocation(resource: resource, pointer: ""))
    let dynamicAnchors = try compileDynamicAnchors()
    try refuseEndlessReferences()
    let program = SchemaProgram(
      nodes: nodes.compactMap(\.self), keywords: keywords, locations: locations,
      resourceNames: registry.resources.map(\.uri), dynamicAnchors: dynamicAnchors)
    return (program, root)
  }

  /// The node of a schema; while the schema is being compiled, its place in the list.
  private mutating func node(
    for schema: JSONValue, at location: SchemaLocation
  ) throws(SchemaError) -> Int {
    if let index = indices[location] { return index }
    let index = nodes.count
    indices[location] = index
    nodes.append(nil)
    locations.append(location)
    let outer = current
    current = index
    nodes[index] = try compiledNode(for: schema, at: location)
    current = outer
    return index
  }

  private mutating func compiledNode(
    for schema: JSONValue, at location: SchemaLocation
  ) throws(SchemaError) -> SchemaNode {
    var own: [any Keyword] = []
    var closing: [any Keyword] = []
    var kinds = ValueKinds.any
    switch schema {
    case .bool(true): break
    case .bool(false): own = [FalseSchema()]
    case .object(let object):
      let vocabularies = registry.resources[location.resource].vocabularies
      let source = SchemaSource(
        schema: object, location: location, place: registry.text(location),
        vocabularies: vocabularies)
      for family in KeywordFamilies.families where vocabularies.contains(family.vocabulary) {
        own += try family.read(source, &self)
      }
      if vocabularies.contains(.validation) { kinds = try ValueKinds.read(source) }
      if vocabularies.contains(.unevaluated) {
        closing = try UnevaluatedParts.read(source, &self)
      }
    case .null, .number, .string, .array:
      throw .malformed(keyword: "", at: registry.text(location), expected: .schema)
    }
    let start = keywords.count
    keywords += own
    let middle = keywords.count
    keywords += closing
    return SchemaNode(
      kinds: kinds, keywords: start..<middle, closingKeywords: middle..<keywords.count,
      resource: location.resource, isFalse: schema.bool == false)
  }

  // MARK: Subschemas

  /// How a keyword applies its schemas.
  enum Application {
    /// To the instance at hand.
    case inPlace
    /// To a member or an item of it.
    case toParts
  }

  private mutating func subschema(
    _ schema: JSONValue, at location: SchemaLocation, _ application: Application
  ) throws(SchemaError) -> Int {
    let index = try node(for: schema, at: registry.canonical(location))
    if application == .inPlace { inPlaceEdges[current, default: []].append(index) }
    return index
  }

  mutating func subschema(
    _ keyword: String, of source: SchemaSource, _ application: Application
  ) throws(SchemaError) -> Int? {
    guard let schema = source.schema[keyword] else { return nil }
    return try subschema(schema, at: source.location.appending(keyword), application)
  }

  mutating func subschemas(
    _ keyword: String, of source: SchemaSource, _ application: Application
  ) throws(SchemaError) -> [Int]? {
    guard let value = source.schema[keyword] else { return nil }
    guard let schemas = value.array else { throw source.malformed(keyword, .schemas) }
    var indices: [Int] = []
    for (place, schema) in schemas.enumerated() {
      let location = source.location.appending(keyword).appending(place)
      indices.append(try subschema(schema, at: location, application))
    }
    return indices
  }

  mutating func subschemaMap(
    _ keyword: String, of source: SchemaSource, _ application: Application
  ) throws(SchemaError) -> [(name: String, node: Int)]? {
    guard let object = try source.object(keyword, .schemaMap) else { return nil }
    var indices: [(name: String, node: Int)] = []
    for (name, schema) in object.members {
      let location = source.location.appending(keyword).appending(name)
      indices.append((name, try subschema(schema, at: location, application)))
    }
    return indices
  }

  // MARK: References

  /// Compiles the schema that a reference leads to.
  ///
  /// Where a dynamic reference ends is known only when it is followed, so it is no edge here.
  mutating func target(
    of reference: String, in source: SchemaSource, isDynamic: Bool
  ) throws(SchemaError) -> (node: Int, anchor: Int?) {
    guard let target = try registry.target(of: reference, from: source.location.resource) else {
      throw .unresolved(reference: reference, at: source.place)
    }
    let index = try node(for: target.schema, at: target.location)
    if isDynamic, let anchor = target.anchor,
      registry.dynamicAnchor(anchor, in: target.location.resource) != nil
    {
      return (index, anchorIndex(anchor))
    }
    inPlaceEdges[current, default: []].append(index)
    return (index, nil)
  }

  private mutating func anchorIndex(_ name: String) -> Int {
    if let index = anchorNames.firstIndex(where: { ByteString.areSame($0, name) }) { return index }
    anchorNames.append(name)
    return anchorNames.count - 1
  }

  /// Compiles what dynamic references may lead to: this may reach more resources and anchors.
  private mutating func compileDynamicAnchors() throws(SchemaError) -> [[Int: Int]] {
    var found: [[Int: Int]] = []
    var compiled = -1
    while compiled < nodes.count {
      compiled = nodes.count
      found = []
      for name in anchorNames {
        var targets: [Int: Int] = [:]
        for resource in Set(indices.keys.map(\.resource)).sorted() {
          guard let (location, schema) = registry.dynamicAnchor(name, in: resource) else {
            continue
          }
          targets[resource] = try node(for: schema, at: location)
        }
        found.append(targets)
      }
    }
    return found
  }

  /// Refuses a schema that applies itself to the same instance, by whatever way round.
  private func refuseEndlessReferences() throws(SchemaError) {
    var finished: Set<Int> = []
    for start in nodes.indices where !finished.contains(start) {
      var open: Set<Int> = [start]
      var stack = [(node: start, next: 0)]
      while let (node, next) = stack.last {
        let edges = inPlaceEdges[node] ?? []
        guard next < edges.count else {
          open.remove(node)
          finished.insert(node)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        guard !open.contains(edges[next]) else {
          throw .endlessReference(at: registry.text(locations[node]))
        }
        guard !finished.contains(edges[next]) else { continue }
        open.insert(edges[next])
        stack.append((edges[next], 0))
      }
    }
  }
}
