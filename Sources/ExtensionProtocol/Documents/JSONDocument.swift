package import JSON

/// A document that crosses the door as JSON.
package protocol JSONDocument: Equatable, Sendable {
  init(json: JSONValue) throws(ProtocolError)
  var json: JSONValue { get }
}

extension JSONValue {
  /// Makes an object of members, leaving out those that are nil.
  static func members(_ members: (String, JSONValue?)...) -> JSONValue {
    .object(JSONObject(members.compactMap { name, value in value.map { (name, $0) } }))
  }

  func string(_ name: String) throws(ProtocolError) -> String {
    guard let value = self[name]?.string else { throw .invalidMember(name) }
    return value
  }

  func int(_ name: String) throws(ProtocolError) -> Int {
    guard let value = self[name]?.int else { throw .invalidMember(name) }
    return value
  }

  func flag(_ name: String) -> Bool { self[name]?.bool ?? false }

  func document<Document: JSONDocument>(
    _ name: String, as type: Document.Type = Document.self
  ) throws(ProtocolError) -> Document {
    guard let value = self[name] else { throw .invalidMember(name) }
    return try Document(json: value)
  }

  func optionalDocument<Document: JSONDocument>(
    _ name: String, as type: Document.Type = Document.self
  ) throws(ProtocolError) -> Document? {
    guard let value = self[name], !value.isNull else { return nil }
    return try Document(json: value)
  }

  func documents<Document: JSONDocument>(
    _ name: String, of type: Document.Type = Document.self
  ) throws(ProtocolError) -> [Document] {
    guard let value = self[name], !value.isNull else { return [] }
    guard let elements = value.array else { throw .invalidMember(name) }
    var documents: [Document] = []
    for element in elements { documents.append(try Document(json: element)) }
    return documents
  }

  func strings(_ name: String) throws(ProtocolError) -> [String] {
    guard let value = self[name], !value.isNull else { return [] }
    guard let elements = value.array else { throw .invalidMember(name) }
    return elements.compactMap(\.string)
  }

  /// The documents of an object's members, by the members' names.
  func namedDocuments<Document: JSONDocument>(
    _ name: String, of type: Document.Type = Document.self
  ) throws(ProtocolError) -> [String: Document] {
    guard let value = self[name], !value.isNull else { return [:] }
    guard let object = value.object else { throw .invalidMember(name) }
    var documents: [String: Document] = [:]
    for (key, value) in object.members { documents[key] = try Document(json: value) }
    return documents
  }
}

extension [String: String] {
  /// An object with the names in order, so that equal dictionaries give equal bytes.
  var json: JSONValue {
    .object(JSONObject(sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }))
  }
}

extension Dictionary where Key == String, Value: JSONDocument {
  var json: JSONValue {
    .object(JSONObject(sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
  }
}

extension Array where Element: JSONDocument {
  var json: JSONValue { .array(map(\.json)) }
}

extension [String] {
  var json: JSONValue { .array(map { .string($0) }) }
}
