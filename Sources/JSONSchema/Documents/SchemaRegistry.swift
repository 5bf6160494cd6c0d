import JSON

/// All resources that a schema's references have reached, with their names and anchors.
struct SchemaRegistry {
  private let library: SchemaLibrary
  private(set) var resources: [SchemaResource] = []
  private var indices: [ByteString: Int] = [:]
  /// The resources that stand within others, by the place where they do.
  private var embedded: [SchemaLocation: Int] = [:]

  init(library: SchemaLibrary) { self.library = library }

  /// Adds a document and all resources in it, and returns the document's own.
  mutating func add(_ document: JSONValue, at uri: String) throws(SchemaError) -> Int {
    let resource = try addResource(document, base: uri, parent: nil)
    indices[ByteString(uri)] = resource
    return resource
  }

  private mutating func addResource(
    _ schema: JSONValue, base: String, parent: Int?
  ) throws(SchemaError) -> Int {
    var uri = base
    if let id = schema["$id"] {
      let reference = id.string.map(URIReference.init)
      guard let reference, reference.fragment ?? "" == "" else {
        throw .malformed(keyword: "$id", at: base + "#", expected: .reference)
      }
      uri = reference.resolved(against: URIReference(base)).documentName
    }
    guard parent == nil || indices[ByteString(uri)] == nil else { throw .duplicateName(uri) }
    let inherited = parent.map { resources[$0].vocabularies }
    let index = resources.count
    resources.append(
      SchemaResource(
        uri: uri, root: schema,
        vocabularies: try vocabularies(of: schema, at: uri) ?? inherited ?? Vocabulary.standard))
    indices[ByteString(uri)] = index
    try find(in: schema, at: SchemaLocation(resource: index, pointer: ""))
    return index
  }

  /// The vocabularies that a schema's `$schema` stands for, or nil when it has none.
  private func vocabularies(
    of schema: JSONValue, at uri: String
  ) throws(SchemaError) -> Set<Vocabulary>? {
    guard let member = schema["$schema"] else { return nil }
    guard let reference = member.string.map(URIReference.init) else {
      throw .malformed(keyword: "$schema", at: uri + "#", expected: .reference)
    }
    let name = reference.resolved(against: URIReference(uri)).documentName
    if name == MetaSchemas.standard { return Vocabulary.standard }
    let document = name == uri ? schema : library.document(name)
    guard let document else { throw .unknownMetaSchema(name) }
    guard let listed = document["$vocabulary"]?.object else { return Vocabulary.standard }
    var vocabularies: Set<Vocabulary> = [.core]
    for (uri, isRequired) in listed.members {
      if let vocabulary = Vocabulary(uri: uri) {
        vocabularies.insert(vocabulary)
      } else if isRequired.bool == true {
        throw .unknownVocabulary(uri)
      }
    }
    return vocabularies
  }

  // MARK: Names

  /// Finds the anchors and resources of a schema and of all schemas in it.
  private mutating func find(
    in schema: JSONValue, at location: SchemaLocation
  ) throws(SchemaError) {
    try nameAnchors(of: schema, at: location)
    for (place, subschema) in SubschemaKeywords.subschemas(of: schema) {
      var inner = location
      for token in place { inner = inner.appending(token) }
      if subschema["$id"] != nil {
        let base = resources[location.resource].uri
        embedded[inner] = try addResource(subschema, base: base, parent: location.resource)
      } else {
        try find(in: subschema, at: inner)
      }
    }
  }

  private mutating func nameAnchors(
    of schema: JSONValue, at location: SchemaLocation
  ) throws(SchemaError) {
    for keyword in ["$anchor", "$dynamicAnchor"] {
      guard let member = schema[keyword] else { continue }
      let uri = resources[location.resource].uri
      guard let name = member.string else {
        throw .malformed(keyword: keyword, at: uri + "#" + location.pointer, expected: .string)
      }
      let key = ByteString(name)
      let known = resources[location.resource].anchors.updateValue(location.pointer, forKey: key)
      guard known == nil || known == location.pointer else {
        throw .duplicateName(uri + "#" + name)
      }
      if keyword == "$dynamicAnchor" { resources[location.resource].dynamicAnchors.insert(key) }
    }
  }

  // MARK: References

  /// The schema that a reference in a resource leads to, with the anchor that it was found by.
  mutating func target(
    of reference: String, from resource: Int
  ) throws(SchemaError) -> (location: SchemaLocation, schema: JSONValue, anchor: String?)? {
    let base = URIReference(resources[resource].uri)
    let uri = URIReference(reference).resolved(against: base)
    guard let index = try index(of: uri.documentName), let fragment = uri.decodedFragment else {
      return nil
    }
    if fragment.isEmpty || fragment.utf8.first == UInt8(ascii: "/") {
      return follow(fragment, in: index).map { ($0.location, $0.schema, nil) }
    }
    guard let pointer = resources[index].anchors[ByteString(fragment)] else { return nil }
    return follow(pointer, in: index).map { ($0.location, $0.schema, fragment) }
  }

  private mutating func index(of uri: String) throws(SchemaError) -> Int? {
    if let index = indices[ByteString(uri)] { return index }
    guard let document = library.document(uri) else { return nil }
    _ = try add(document, at: uri)
    return indices[ByteString(uri)]
  }

  /// Follows a pointer, into the resources that stand on its way.
  private func follow(
    _ pointer: String, in resource: Int
  ) -> (location: SchemaLocation, schema: JSONValue)? {
    guard let tokens = JSONPointer.tokens(pointer) else { return nil }
    var location = SchemaLocation(resource: resource, pointer: "")
    var value = resources[resource].root
    for token in tokens {
      guard let child = value.child(token) else { return nil }
      location = canonical(location.appending(token))
      value = child
    }
    return (location, value)
  }

  /// The place of a schema in the innermost resource that it belongs to.
  func canonical(_ location: SchemaLocation) -> SchemaLocation {
    embedded[location].map { SchemaLocation(resource: $0, pointer: "") } ?? location
  }

  /// The schema that a resource's dynamic anchor names, if it has one of this name.
  func dynamicAnchor(_ name: String, in resource: Int) -> (SchemaLocation, JSONValue)? {
    let key = ByteString(name)
    guard resources[resource].dynamicAnchors.contains(key),
      let pointer = resources[resource].anchors[key]
    else { return nil }
    return follow(pointer, in: resource)
  }

  /// A place as a URI reference, for people.
  func text(_ location: SchemaLocation) -> String {
    resources[location.resource].uri + "#" + location.pointer
  }
}
