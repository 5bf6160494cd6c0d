import JSON

/// The place of a schema: a resource and a pointer within it.
struct SchemaLocation: Sendable {
  let resource: Int
  let pointer: String

  func appending(_ name: String) -> SchemaLocation {
    SchemaLocation(resource: resource, pointer: pointer + JSONPointer.step(name))
  }

  func appending(_ index: Int) -> SchemaLocation {
    SchemaLocation(resource: resource, pointer: pointer + "/\(index)")
  }
}

extension SchemaLocation: Hashable {
  static func == (left: SchemaLocation, right: SchemaLocation) -> Bool {
    left.resource == right.resource && ByteString.areSame(left.pointer, right.pointer)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(resource)
    hasher.combine(ByteString(pointer))
  }
}
