package import JSON

/// What a person has said to a kind of access (Apple's five states).
package enum PermissionStatus: String, Sendable {
  case notDetermined
  case restricted
  case denied
  case writeOnly
  case fullAccess
}

/// An app's wish to use something of the person's.
package struct PermissionRequest: JSONDocument {
  /// What kind of thing: `calendar`.
  package var kind: String
  /// Which one: for a calendar, its folder's real path.
  package var resource: String
  /// What for.
  package var access: Access
  /// The invocation that asks; nil outside one, where nothing can be asked.
  package var invocation: String?

  package enum Access: String, Sendable {
    case writeOnly
    case fullAccess
  }

  package init(kind: String, resource: String, access: Access, invocation: String?) {
    self.kind = kind
    self.resource = resource
    self.access = access
    self.invocation = invocation
  }

  package init(json: JSONValue) throws(ProtocolError) {
    guard let access = json["access"]?.string.flatMap(Access.init(rawValue:)) else {
      throw .invalidMember("access")
    }
    self.init(
      kind: try json.string("kind"), resource: try json.string("resource"), access: access,
      invocation: json["invocation"]?.string)
  }

  package var json: JSONValue {
    .members(
      ("kind", .string(kind)), ("resource", .string(resource)),
      ("access", .string(access.rawValue)), ("invocation", invocation.map { .string($0) }))
  }
}
